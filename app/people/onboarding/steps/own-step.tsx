import { Form } from '../../../forms/form.tsx'
import { OwnFieldInputs } from '../../../forms/own-field-inputs.tsx'
import { useIsSending } from '../../../routing/use-is-sending.ts'
import { Button } from '../../../ui/button.tsx'
import { ErrorSummary } from '../../../ui/error-summary.tsx'
import { Stack } from '../../../ui/layout.tsx'
import { TextLink } from '../../../ui/link.tsx'
import { texts } from '../texts.ts'
import { StepHead } from './step-frame.tsx'
import type { StepProps } from './use-step-form.ts'

/** Asks what the station keeps of its people in fields of its own (PPL-17). */
export function OwnStep({ loaded, refused }: StepProps) {
  const isSending = useIsSending()
  const { own, person, backHref } = loaded
  const { title, text } = texts.signup.steps.mais
  const answer = refused?.own
  const messages = refused?.form.error?.[''] ?? []
  return (
    <Stack gap={24}>
      <StepHead {...loaded} title={title} text={text} />
      {messages.length > 0 ? <ErrorSummary problems={messages.map((message) => ({ message }))} /> : null}
      <Form noValidate method="post">
        <input type="hidden" name="cadastro_de" value={person} />
        <Stack gap={24}>
          <OwnFieldInputs
            fields={own?.fields ?? []}
            typed={answer?.typed ?? own?.typed ?? {}}
            errors={answer?.errors ?? {}}
            refusal={answer}
          />
          <Button width="full" size="large" loading={isSending} loadingLabel={texts.sending}>
            {texts.next}
          </Button>
        </Stack>
      </Form>
      {backHref ? (
        <Stack align="center">
          <TextLink href={backHref} kind="stand" icon="arrowLeft">
            {texts.back}
          </TextLink>
        </Stack>
      ) : null}
    </Stack>
  )
}
