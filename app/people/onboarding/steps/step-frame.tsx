import type { FormMetadata, SubmissionResult } from '@conform-to/react'
import type { FormEvent, ReactNode } from 'react'
import { FilledButton } from '../../../forms/filled-button.tsx'
import { PortalForm } from '../../../forms/portal-form.tsx'
import { Stack } from '../../../ui/layout.tsx'
import { TextLink } from '../../../ui/link.tsx'
import { StepProgress } from '../../../ui/progress.tsx'
import { Heading, Text } from '../../../ui/text.tsx'
import { texts } from '../texts.ts'

type Captcha = { handlers: { onFocus: () => void; onSubmit: (event: FormEvent<HTMLFormElement>) => void } }

type StepFrameProps<Values extends Record<string, unknown>> = {
  title: string
  text: string
  /** Names of all steps, and which one this is, from 1. One step alone shows no bar. */
  steps: readonly string[]
  position: number
  form: FormMetadata<Values>
  fields: Record<string, { id: string }>
  lastResult: SubmissionResult | undefined
  touch: () => void
  /** Where the form is sent, unless to the page itself. */
  action?: string | undefined
  captcha?: Captcha | undefined
  submit: string
  isSending: boolean
  /** Whether everything is there that the step needs; true until scripts run. */
  isFilled: boolean
  /** What the button waits for, where fields alone are not all. */
  waitsFor?: string
  backHref?: string | null
  /** The person for whom the form was shown: another tab may go on with somebody else. */
  person?: string
  /** Below the form. */
  footer?: ReactNode
  children: ReactNode
}

/** Shows one step of a wizard: the position, the subject, the form, one way on and one back. */
export function StepFrame<Values extends Record<string, unknown>>({
  form,
  touch,
  captcha,
  children,
  ...props
}: StepFrameProps<Values>) {
  return (
    <Stack gap={24}>
      <StepHead {...props} />
      <PortalForm
        form={form}
        fields={props.fields}
        touch={touch}
        action={props.action}
        lastResult={props.lastResult}
        before={captcha?.handlers}
      >
        {props.person === undefined ? null : <input type="hidden" name="cadastro_de" value={props.person} />}
        {children}
        <FilledButton
          width="full"
          size="large"
          isFilled={props.isFilled}
          waitsFor={props.waitsFor ?? texts.fill}
          loading={props.isSending}
          loadingLabel={texts.sending}
        >
          {props.submit}
        </FilledButton>
      </PortalForm>
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
}: Pick<StepFrameProps<never>, 'title' | 'text' | 'steps' | 'position'>) {
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
