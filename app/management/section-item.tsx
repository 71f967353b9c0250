import type { StationContent } from '#stations/schema.ts'
import { Checkbox } from '../ui/checkbox.tsx'
import { Field } from '../ui/field.tsx'
import { FileInput } from '../ui/file-input.tsx'
import { Stack } from '../ui/layout.tsx'
import { Select } from '../ui/select.tsx'
import { TextInput } from '../ui/text-input.tsx'
import * as css from './gestao.css.ts'
import { HtmlField } from './html-field.tsx'
import { texts } from './texts.ts'

type Item = StationContent['sections'][number]['items'][number]
type Props = {
  item: Item | null
  id?: number
  pages: { value: string; label: string }[]
  legend: string
}

/** The fields of one item; names carry the item's number: `item.12.name`. An empty new item is no item. */
export function SectionItem({ item, id = item?.id ?? 0, pages, legend }: Props) {
  const name = (field: string) => `item.${id}.${field}`
  const text = (field: keyof Item, label: string, maxLength = 300) => (
    <Field id={name(field)} label={label} optional>
      <TextInput name={name(field)} maxLength={maxLength} defaultValue={String(item?.[field] ?? '')} />
    </Field>
  )
  return (
    <fieldset className={css.fieldset}>
      <legend>{legend}</legend>
      <input type="hidden" name="items" value={id} />
      <Stack gap={16}>
        {text('name', texts.section.name)}
        <HtmlField id={name('description')} label={texts.section.text} value={item?.description ?? ''} />
        {item?.image ? <img className={css.thumb} src={item.image} alt="" /> : null}
        <Field id={name('image')} label={texts.section.image} help={texts.section.imageHelp} optional>
          <FileInput name={name('image')} accept="image/png,image/jpeg,image/gif,image/webp" />
        </Field>
        {item?.image ? (
          <Checkbox id={name('noImage')} name={name('noImage')} label={texts.section.noImage} />
        ) : null}
        {text('video', texts.section.video)}
        <div className={css.two}>
          {text('buttonLabel', texts.section.button, 60)}
          <Field id={name('linkType')} label={texts.section.link}>
            <Select
              name={name('linkType')}
              defaultValue={item?.linkType ?? 'nolink'}
              options={Object.entries(texts.section.links).map(([value, label]) => ({ value, label }))}
            />
          </Field>
          {text('externalLink', texts.section.external)}
          <Field id={name('aboutId')} label={texts.section.page} optional>
            <Select
              name={name('aboutId')}
              placeholder=""
              options={pages}
              defaultValue={String(item?.aboutId ?? '')}
            />
          </Field>
        </div>
        <Checkbox
          id={name('imageLeft')}
          name={name('imageLeft')}
          label={texts.section.left}
          defaultChecked={item?.imageLeft}
        />
        {item ? (
          <Checkbox id={name('remove')} name={name('remove')} label={texts.section.removeItem} />
        ) : null}
      </Stack>
    </fieldset>
  )
}
