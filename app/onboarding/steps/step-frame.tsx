import type { SubmissionResult } from '@conform-to/react'
import { type FormMetadata, getFormProps } from '@conform-to/react'
import { Form } from '@remix-run/react'
import type { FormEvent, ReactNode } from 'react'
import { FormErrors } from '../../forms/form-errors.tsx'
import { Button } from '../../ui/button.tsx'
import { Stack } from '../../ui/layout.tsx'
import { TextLink } from '../../ui/link.tsx'
import { StepProgress } from '../../ui/progress.tsx'
import { Heading, Text } from '../../ui/text.tsx'
import { texts } from '../texts.ts'

type Captcha = { handlers: { onFocus: () => void; onSubmit: (event: FormEvent<HTMLFormElement>) => void } }

type StepFrameProps = {
  title: string
  text: string
  /** Names of all steps, and which one this is, from 1. One step alone shows no bar. */
  steps: readonly string[]
  position: number
  // biome-ignore lint/suspicious/noExplicitAny: a frame holds forms of any values.
  form: FormMetadata<any>
  fields: Record<string, { id: string }>
  lastResult: SubmissionResult | undefined
  touch: () => void
  captcha?: Captcha | undefined
  submit: string
  isSending: boolean
  /** What has to be there before one may go on; true until scripts run. */
  isFilled: boolean
  backHref?: string | null
  /** Below the form. */
  footer?: ReactNode
  children: ReactNode
}

/** One step of a wizard: where one is, what it is about, its form, one way on and one back. */
export function StepFrame({ form, touch, captcha, children, ...props }: StepFrameProps) {
  const { onSubmit, ...formProps } = getFormProps(form)
  return (
    <Stack gap={24}>
      <StepHead {...props} />
      <Form
        method="post"
        {...formProps}
        onFocus={() => {
          touch()
          captcha?.handlers.onFocus()
        }}
        onSubmit={(event) => {
          onSubmit(event)
          captcha?.handlers.onSubmit(event)
        }}
      >
        <Stack gap={24}>
          <FormErrors form={form} fields={props.fields} lastResult={props.lastResult} />
          {children}
          <Button
            width="full"
            size="large"
            disabled={!props.isFilled}
            loading={props.isSending}
            loadingLabel={texts.sending}
          >
            {props.submit}
          </Button>
        </Stack>
      </Form>
      {props.backHref || props.footer ? (
        <Stack gap={4} align="center">
          {props.backHref ? (
            <TextLink href={props.backHref} kind="stand" icon="arrowLeft">
              {texts.back}
            </TextLink>
          ) : null}
          {props.footer}
        </Stack>
      ) : null}
    </Stack>
  )
}

export function StepHead({
  title,
  text,
  steps,
  position,
}: Pick<StepFrameProps, 'title' | 'text' | 'steps' | 'position'>) {
  return (
    <Stack gap={24}>
      {steps.length > 1 ? (
        <StepProgress current={position} total={steps.length} title={steps[position - 1] ?? ''} />
      ) : null}
      <Stack gap={8}>
        <Heading level={1}>{title}</Heading>
        <Text kind="muted">{text}</Text>
      </Stack>
    </Stack>
  )
}
