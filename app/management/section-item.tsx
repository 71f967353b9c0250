import type { ItemContent as Item } from '#contract/sections/section-schema.ts'
import { Checkbox } from '../ui/checkbox.tsx'
import { Field } from '../ui/field.tsx'
import { FileInput } from '../ui/file-input.tsx'
import { srOnly } from '../ui/global.css.ts'
import { Stack } from '../ui/layout.tsx'
import { Select } from '../ui/select.tsx'
import { TextInput } from '../ui/text-input.tsx'
import * as css from './gestao.css.ts'
import { HtmlField } from './html-editor/html-field.tsx'
import type { ItemInput } from './section-types/section-form.ts'
import { texts } from './texts.ts'

type Props = {
  item: Item | null
  id?: number
  /** The fields that are offered. */
  inputs: ReadonlySet<ItemInput>
  pages: { value: string; label: string }[]
  legend: string
  isOpen?: boolean
  /** The form came back: its pictures are stored, and nowhere else named. */
  keepsImage?: boolean
  /** What is wrong, by the name of the field. */
  errors: Record<string, string>
}

/** The fields of one item; names carry the item's number: `item.12.name`. An empty new item is no item. */
export function SectionItem(props: Props) {
  const { item, id = item?.id ?? 0, inputs, pages, legend, isOpen, keepsImage, errors } = props
  const name = (field: string) => `item.${id}.${field}`
  const isWrong = Object.keys(errors).some((one) => one.startsWith(name('')))
  const text = (field: keyof Item, label: string, maxLength = 300) => (
    <Field id={name(field)} label={label} optional error={errors[name(field)]}>
      <TextInput name={name(field)} maxLength={maxLength} defaultValue={String(item?.[field] ?? '')} />
    </Field>
  )
  return (
    <details className={css.item} open={isOpen || isWrong}>
      <summary className={css.itemName}>
        {item?.image ? <img className={css.itemThumb} src={item.image} alt="" /> : null}
        {item?.name ? `${legend}: ${item.name}` : legend}
      </summary>
      <fieldset className={css.fieldset}>
        <legend className={srOnly}>{legend}</legend>
        <input type="hidden" name="items" value={id} />
        {keepsImage && item ? (
          <input type="hidden" name={name('keptImage')} value={item.image ?? ''} />
        ) : null}
        <Stack gap={16}>
          {inputs.has('name') ? text('name', texts.section.name) : null}
          {inputs.has('description') ? (
            <HtmlField id={name('description')} label={texts.section.text} value={item?.description ?? ''} />
          ) : null}
          {inputs.has('image') ? <ItemImage name={name} image={item?.image} errors={errors} /> : null}
          {inputs.has('video') ? text('video', texts.section.video) : null}
          {inputs.has('link') ? (
            <div className={css.linkFields}>
              {text('buttonLabel', texts.section.button, 60)}
              <Field id={name('linkType')} label={texts.section.link}>
                <Select
                  name={name('linkType')}
                  defaultValue={item?.linkType ?? 'nolink'}
                  options={Object.entries(texts.section.links).map(([value, label]) => ({ value, label }))}
                />
              </Field>
              <div data-for="external">{text('externalLink', texts.section.external)}</div>
              <div data-for="additional">
                <Field id={name('aboutId')} label={texts.section.page} optional>
                  <Select
                    name={name('aboutId')}
                    placeholder={texts.section.noPage}
                    options={pages}
                    defaultValue={String(item?.aboutId ?? '')}
                  />
                </Field>
              </div>
            </div>
          ) : null}
          {inputs.has('imageLeft') ? (
            <Checkbox
              id={name('imageLeft')}
              name={name('imageLeft')}
              label={texts.section.left}
              defaultChecked={item?.imageLeft}
            />
          ) : null}
          {item ? (
            <Checkbox id={name('remove')} name={name('remove')} label={texts.section.removeItem} />
          ) : null}
        </Stack>
      </fieldset>
    </details>
  )
}

type ImageProps = Pick<Props, 'errors'> & { name(field: string): string; image: string | undefined }

function ItemImage({ name, image, errors }: ImageProps) {
  return (
    <>
      {image ? <img className={css.thumb} src={image} alt="" /> : null}
      <Field
        id={name('image')}
        label={texts.section.image}
        help={texts.section.imageHelp}
        optional
        error={errors[name('image')]}
      >
        <FileInput name={name('image')} accept="image/png,image/jpeg,image/gif,image/webp" />
      </Field>
      {image ? <Checkbox id={name('noImage')} name={name('noImage')} label={texts.section.noImage} /> : null}
    </>
  )
}
