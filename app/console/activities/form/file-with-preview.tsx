import { Stack } from '../../../ui/layout.tsx'
import type { Field } from '../../fields/field.ts'
import { useFormState } from '../../fields/form-context.ts'
import { FieldInput, RemoveBox } from '../../fields/inputs.tsx'
import * as css from './form.css.ts'
import { texts } from './texts.ts'

/** A picture or an animation, what stands there now, and a box that takes it away. */
export function FileWithPreview({ field }: { field: Field }) {
  const { values } = useFormState()
  const address = values[field.name]
  const isPicture = field.kind === 'picture'
  const help = address && !isPicture ? `${texts.hasAnimation} ${field.help}` : field.help
  return (
    <Stack gap={8}>
      <FieldInput field={{ ...field, ...(help && { help }) }} />
      {address && isPicture ? <img className={css.picture} src={address} alt="" /> : null}
      {address ? (
        <RemoveBox name={`${field.name}.remove`} label={isPicture ? texts.noImage : texts.noAnimation} />
      ) : null}
    </Stack>
  )
}
