import { type FormMetadata, getFormProps, type SubmissionResult } from '@conform-to/react'
import { Form } from '@remix-run/react'
import type { FormEvent, ReactNode } from 'react'
import { FormErrors } from '../forms/form-errors.tsx'
import { Stack } from '../ui/layout.tsx'

type WizardFormProps = {
  // biome-ignore lint/suspicious/noExplicitAny: a frame holds forms of any values.
  form: FormMetadata<any>
  fields: Record<string, { id: string }>
  lastResult: SubmissionResult | undefined
  touch: () => void
  captcha?: { onFocus: () => void; onSubmit: (event: FormEvent<HTMLFormElement>) => void }
  className?: string
  children: ReactNode
}

/** A form of the wizard in the one form pattern, with what was wrong with it (VAL-13). */
export function WizardForm({ form, fields, lastResult, touch, captcha, ...rest }: WizardFormProps) {
  const { onSubmit, ...formProps } = getFormProps(form)
  return (
    <Form
      method="post"
      {...formProps}
      className={rest.className}
      onFocus={() => {
        touch()
        captcha?.onFocus()
      }}
      onSubmit={(event) => {
        onSubmit(event)
        captcha?.onSubmit(event)
      }}
    >
      <Stack gap={24}>
        <FormErrors form={form} fields={fields} lastResult={lastResult} />
        {rest.children}
      </Stack>
    </Form>
  )
}
