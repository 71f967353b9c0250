import { type FieldMetadata, getTextareaProps } from '@conform-to/react'
import { supportLimits } from '#contract/site/public/schemas.ts'
import { Field } from '../../../ui/field.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { texts } from '../texts.ts'

/** The message of the contact form, in several lines (VAL-12). */
export function MessageField({ field }: { field: FieldMetadata<string> }) {
  const { key, ...props } = getTextareaProps(field)
  return (
    <Field id={field.id} label={texts.support.message} error={field.errors}>
      <TextArea
        key={key}
        {...props}
        defaultValue={String(props.defaultValue ?? '')}
        rows={5}
        maxLength={supportLimits.message}
      />
    </Field>
  )
}
