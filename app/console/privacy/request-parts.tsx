import type { ManagedDataRequest } from '#contract/console/privacy/schemas.ts'
import type { DataAct } from '#contract/people/data-requests/schemas.ts'
import { Form } from '../../forms/form.tsx'
import { useIsSending } from '../../routing/use-is-sending.ts'
import { useStation } from '../../station/use-station.ts'
import { Button } from '../../ui/button.tsx'
import { DescriptionList } from '../../ui/description-list.tsx'
import { formatDate, formatDateTime } from '../../ui/format.ts'
import { TextLink } from '../../ui/link.tsx'
import { Panel } from '../../ui/panel.tsx'
import { Text } from '../../ui/text.tsx'
import * as css from '../support/request.css.ts'
import { texts } from './texts.ts'

type Props = { request: ManagedDataRequest; maySeePeople: boolean; mayCorrect: boolean }

/** Who asked what and when, and what was answered. */
export function Said({ request, maySeePeople }: Pick<Props, 'request' | 'maySeePeople'>) {
  const { timezone } = useStation()
  const { name, email, askedAt, dueAt, participantId, text, answer, answeredBy, answeredAt } = request
  const account =
    participantId === null ? (
      texts.noAccount
    ) : maySeePeople ? (
      <TextLink href={`/gestao/pessoas/${participantId}`}>{texts.account}</TextLink>
    ) : null
  const facts = [
    { term: texts.facts.who, value: name },
    { term: texts.facts.email, value: email },
    { term: texts.facts.asked, value: formatDateTime(askedAt, timezone) },
    ...(dueAt ? [{ term: texts.facts.due, value: formatDate(dueAt, timezone) }] : []),
    ...(account ? [{ term: texts.facts.account, value: account }] : []),
  ]
  return (
    <>
      <DescriptionList items={facts} />
      <Panel title={texts.text}>
        <p className={css.words}>{text}</p>
      </Panel>
      {answer === null || answeredAt === null ? null : (
        <Panel title={texts.answerOf(answeredBy ?? '', formatDateTime(answeredAt, timezone))}>
          <p className={css.words}>{answer}</p>
        </Panel>
      )}
    </>
  )
}

/** What is done of a request by one press, or where. */
export function Acts({ request: { kind, participantId, acts }, mayCorrect }: Props) {
  return (
    <>
      {acts.map((act) => (
        <ActPanel key={act} act={act} />
      ))}
      {kind === 'correction' && participantId !== null && mayCorrect ? (
        <Panel title={texts.correction.title}>
          <Text>{texts.correction.text}</Text>
          <TextLink href={`/gestao/pessoas/${participantId}/dados`} kind="stand">
            {texts.correction.link}
          </TextLink>
        </Panel>
      ) : null}
    </>
  )
}

function ActPanel({ act }: { act: DataAct }) {
  const words = texts.acts[act]
  const isSending = useIsSending((form) => !form.has('text'))
  return (
    <Panel title={words.title}>
      <Text>{words.text}</Text>
      <Form noValidate method="post">
        <Button
          name="intent"
          value={act}
          variant={act === 'deletion' ? 'danger' : 'primary'}
          width="phone"
          loading={isSending}
          loadingLabel={texts.sending}
        >
          {words.button}
        </Button>
      </Form>
    </Panel>
  )
}
