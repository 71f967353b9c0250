import { srOnly } from '../../ui/global.css.ts'
import { Stack } from '../../ui/layout.tsx'
import { fieldOf } from '../fields/field.ts'
import { useFormState } from '../fields/form-context.ts'
import { FieldInput, RemoveBox } from '../fields/inputs.tsx'
import * as ui from '../ui/ui.css.ts'
import { itemFields } from './fields.ts'
import * as css from './sections.css.ts'
import { texts } from './texts.ts'
import { offeredInputs } from './types/offered-inputs.ts'
import type { SectionForm } from './types/section-form.ts'

type Props = {
  /** Its place, from 0 on; the last one of a form is to be filled in. */
  at: number
  isNew?: boolean
  form: SectionForm | undefined
  pages: { value: string; label: string }[]
  isOpen?: boolean
}

/** The fields of one item. An empty new item is no item. */
export function SectionItem({ at, isNew, form, pages, isOpen }: Props) {
  const { values, errors } = useFormState()
  const prefix = `items[${at}].`
  const text = (name: string) => values[prefix + name]
  const inputs = offeredInputs(form, text)
  const legend = isNew ? texts.newItem : texts.item(at + 1)
  const isWrong = Object.keys(errors).some((name) => name.startsWith(prefix))
  const input = (name: string) => <FieldInput field={fieldOf(itemFields, name)} prefix={prefix} />
  return (
    <details className={css.item} open={isOpen || isWrong}>
      <summary className={css.itemName}>
        {text('image') ? <img className={css.itemThumb} src={text('image')} alt="" /> : null}
        {text('name') ? `${legend}: ${text('name')}` : legend}
      </summary>
      <fieldset className={ui.fieldset}>
        <legend className={srOnly}>{legend}</legend>
        {isNew ? null : input('id')}
        <Stack gap={16}>
          {inputs.has('name') ? input('name') : null}
          {inputs.has('description') ? input('description') : null}
          {inputs.has('image') ? (
            <>
              {text('image') ? <img className={ui.thumb} src={text('image')} alt="" /> : null}
              {input('image')}
              {text('image') ? <RemoveBox prefix={prefix} name="image.remove" label={texts.noImage} /> : null}
            </>
          ) : null}
          {inputs.has('video') ? input('video') : null}
          {inputs.has('link') ? <Link prefix={prefix} pages={pages} /> : null}
          {inputs.has('imageLeft') ? input('imageLeft') : null}
          {isNew ? null : <RemoveBox prefix={prefix} name="remove" label={texts.removeItem} />}
        </Stack>
      </fieldset>
    </details>
  )
}

/** What an item's button says and where it leads. */
function Link({ prefix, pages }: Pick<Props, 'pages'> & { prefix: string }) {
  const field = (name: string) => ({ field: fieldOf(itemFields, name), prefix })
  return (
    <div className={css.linkFields}>
      <FieldInput {...field('buttonLabel')} />
      <FieldInput {...field('linkType')} />
      <div data-for="external">
        <FieldInput {...field('externalLink')} />
      </div>
      <div data-for="additional">
        <FieldInput {...field('aboutId')} options={pages} placeholder={texts.noPage} />
      </div>
    </div>
  )
}
