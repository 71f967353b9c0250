import { Stack } from '../../ui/layout.tsx'
import { fieldOf } from '../fields/field.ts'
import { useFormState } from '../fields/form-context.ts'
import { FieldInput, RemoveBox } from '../fields/inputs.tsx'
import { PictureInput } from '../ui/picture-input.tsx'
import { EntryBox } from './entry-box.tsx'
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
export function SectionItem({ at, isNew, form, pages, isOpen = false }: Props) {
  const { values } = useFormState()
  const prefix = `items[${at}].`
  const inputs = offeredInputs(form, (name) => values[prefix + name])
  const input = (name: string) => <FieldInput field={fieldOf(itemFields, name)} prefix={prefix} />
  return (
    <EntryBox
      prefix={prefix}
      legend={isNew ? texts.newItem : texts.item(at + 1)}
      nameField="name"
      isOpen={isOpen}
    >
      {isNew ? null : input('id')}
      <Stack gap={16}>
        {inputs.has('name') ? input('name') : null}
        {inputs.has('description') ? input('description') : null}
        {inputs.has('image') ? (
          <PictureInput field={fieldOf(itemFields, 'image')} prefix={prefix} remove={texts.noImage} />
        ) : null}
        {inputs.has('video') ? input('video') : null}
        {inputs.has('link') ? <Link prefix={prefix} pages={pages} /> : null}
        {inputs.has('imageLeft') ? input('imageLeft') : null}
        {isNew ? null : <RemoveBox prefix={prefix} name="remove" label={texts.removeItem} />}
      </Stack>
    </EntryBox>
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
