import { type FieldMetadata, getTextareaProps } from '@conform-to/react'
import { Field } from '../../ui/field.tsx'
import { TextArea } from '../../ui/text-area.tsx'

type Props = { field: FieldMetadata<string>; label: string; maxLength: number }

/** Several lines of what somebody asks. */
export function RequestText({ field, label, maxLength }: Props) {
  const { key, ...props } = getTextareaProps(field)
  return (
    <Field id={field.id} label={label} error={field.errors}>
      <TextArea
        key={key}
        {...props}
        defaultValue={String(props.defaultValue ?? '')}
        rows={5}
        maxLength={maxLength}
      />
    </Field>
  )
}
