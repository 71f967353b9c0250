import { type FormMetadata, getFormProps } from '@conform-to/react'
import type { FormEvent, ReactNode } from 'react'
import { Stack } from '../ui/layout.tsx'
import type { FieldLabels } from './field-labels.ts'
import { Form } from './form.tsx'
import { FormErrors } from './form-errors.tsx'

type PortalFormProps<Values extends Record<string, unknown>> = {
  /** `form`, `fields` and `touch` of `usePortalForm`. */
  form: FormMetadata<Values>
  fields: Record<string, { id: string }>
  touch: () => void
  /** Where it is sent, unless to the page itself. */
  action?: string | undefined
  /** The labels for `FormErrors`. */
  labels?: FieldLabels
  /** The last answer of the action: a new object is a new answer. */
  lastResult: object | undefined
  /** Over what belongs to no field. */
  errorTitle?: string
  /** The handlers that work before the form is sent: those of `useCaptcha` or of a new card. */
  before?: { onFocus?: () => void; onSubmit: (event: FormEvent<HTMLFormElement>) => void } | undefined
  /** The same setting of `FormErrors`. */
  isEach?: boolean
  className?: string
  children: ReactNode
}

/** Shows a form in the one form pattern: what was wrong with it stands over its fields (ADR 0013, VAL-13). */
export function PortalForm<Values extends Record<string, unknown>>(props: PortalFormProps<Values>) {
  const { form, fields, touch, action, lastResult, errorTitle, before, labels, isEach, className, children } =
    props
  const { onSubmit, ...formProps } = getFormProps(form)
  return (
    <Form
      method="post"
      {...(action && { action })}
      {...formProps}
      className={className}
      onFocus={() => {
        touch()
        before?.onFocus?.()
      }}
      onSubmit={(event) => {
        onSubmit(event)
        before?.onSubmit(event)
      }}
    >
      <Stack gap={24}>
        <FormErrors
          form={form}
          fields={fields}
          lastResult={lastResult}
          labels={labels}
          isEach={isEach}
          title={errorTitle}
        />
        {children}
      </Stack>
    </Form>
  )
}
