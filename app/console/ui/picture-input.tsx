import { useFormState } from '../fields/form-context.ts'
import { FieldInput, type FieldInputProps, RemoveBox } from '../fields/inputs.tsx'
import * as ui from './ui.css.ts'

type Props = Pick<FieldInputProps, 'field' | 'prefix'> & {
  /** What the box says that takes it away, where it may go. */
  remove?: string
}

/** A picture to choose, under the one that is there. */
export function PictureInput({ field, prefix = '', remove }: Props) {
  const address = useFormState().values[prefix + field.name]
  return (
    <>
      {address ? <img className={ui.thumb} src={address} alt="" /> : null}
      <FieldInput field={field} prefix={prefix} />
      {address && remove ? <RemoveBox prefix={prefix} name={`${field.name}.remove`} label={remove} /> : null}
    </>
  )
}
