import { Stack } from '../../../ui/layout.tsx'
import type { Field } from '../../fields/field.ts'
import { useFormState } from '../../fields/form-context.ts'
import { FieldInput, RemoveBox } from '../../fields/inputs.tsx'
import { PictureInput } from '../../ui/picture-input.tsx'
import { texts } from './texts.ts'

/** A picture or an animation, what stands there now, and a box that takes it away. */
export function FileWithPreview({ field }: { field: Field }) {
  const { values } = useFormState()
  if (field.kind === 'picture') return <PictureInput field={field} remove={texts.noImage} />
  const has = values[field.name] !== undefined && values[field.name] !== ''
  const help = has ? `${texts.hasAnimation} ${field.help}` : field.help
  return (
    <Stack gap={8}>
      <FieldInput field={{ ...field, ...(help && { help }) }} />
      {has ? <RemoveBox name={`${field.name}.remove`} label={texts.noAnimation} /> : null}
    </Stack>
  )
}
