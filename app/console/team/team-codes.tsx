import { Form } from '../../forms/form.tsx'
import { useIsSending } from '../../routing/use-is-sending.ts'
import { codesPath } from '../../session/member.ts'
import { Button } from '../../ui/button.tsx'
import { Stack } from '../../ui/layout.tsx'
import { TextLink } from '../../ui/link.tsx'
import { Panel } from '../../ui/panel.tsx'
import { Text } from '../../ui/text.tsx'
import { texts } from './texts.ts'

const { codes: words } = texts

type TeamCodesProps = {
  isRequired: boolean
  isByInstallation: boolean
  /** Whoever looks logs in with codes. */
  hasOwn: boolean
}

/** Whether everybody of the team logs in with codes in two steps; wanted by who has them (PPL-26). */
export function TeamCodes({ isRequired, isByInstallation, hasOwn }: TeamCodesProps) {
  const isSending = useIsSending((sent) => !sent.has('email') && !sent.has('id'))
  const mayWant = hasOwn || isRequired
  return (
    <Panel title={words.title}>
      <Text kind="muted">{words.text}</Text>
      <Text>{isByInstallation ? words.installation : isRequired ? words.isWanted : words.isFree}</Text>
      <Stack gap={12}>
        {isByInstallation || !mayWant ? null : (
          <Form noValidate method="post">
            <Button
              name="intent"
              value={isRequired ? 'let-codes' : 'want-codes'}
              variant="secondary"
              width="phone"
              loading={isSending}
            >
              {isRequired ? words.let : words.want}
            </Button>
          </Form>
        )}
        {mayWant ? null : <Text kind="smallMuted">{words.first}</Text>}
        <TextLink href={codesPath} kind="stand" iconAfter="arrowRight">
          {words.own}
        </TextLink>
      </Stack>
    </Panel>
  )
}
