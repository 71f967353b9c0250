import type { DataRequest } from '#contract/people/data-requests/endpoints.ts'
import type { DataRequestState } from '#contract/people/data-requests/schemas.ts'
import { useStation } from '../../station/use-station.ts'
import { Badge } from '../../ui/badge.tsx'
import { Card } from '../../ui/card.tsx'
import { formatDate, formatDateTime } from '../../ui/format.ts'
import type { IconName } from '../../ui/icon.tsx'
import { Cluster, Stack } from '../../ui/layout.tsx'
import { Heading, Text } from '../../ui/text.tsx'
import * as css from './sent-requests.css.ts'
import { texts } from './texts.ts'

const words = texts.requests
const looks = {
  unproved: { tone: 'warning', icon: 'mail' },
  open: { tone: 'warning', icon: 'clock' },
  answered: { tone: 'success', icon: 'checkCircle' },
  refused: { tone: 'neutral', icon: 'close' },
  ended: { tone: 'neutral', icon: 'check' },
} as const satisfies Record<DataRequestState, { tone: string; icon: IconName }>

/** Lists somebody's requests by the law with their answers, the newest first (PPL-32). */
export const SentRequests = ({ list }: { list: readonly DataRequest[] }) => (
  <Stack as="section" gap={16}>
    <Heading level={2}>{words.list}</Heading>
    {list.map((request) => (
      <SentRequest key={request.id} request={request} />
    ))}
  </Stack>
)

/** One request: what was asked, where it stands, until when it is answered, and the answer. */
export function SentRequest({ request }: { request: DataRequest }) {
  const { timezone } = useStation()
  const { id, kind, state, text, askedAt, dueAt, answer, answeredAt } = request
  const titleId = `pedido-${id}`
  const isWaiting = state === 'open' && dueAt !== null
  return (
    <Card as="article" labelledBy={titleId}>
      <Stack gap={12}>
        <Cluster justify="between" align="center" gap={8}>
          <Heading level={3} size="card" id={titleId}>
            {words.kinds[kind]}
          </Heading>
          <Badge {...looks[state]}>{words.states[state]}</Badge>
        </Cluster>
        <Text kind="smallMuted">
          {words.number(id)} · {words.askedAt(formatDateTime(askedAt, timezone))}
        </Text>
        {isWaiting ? <Text>{words.dueAt(formatDate(dueAt, timezone))}</Text> : null}
        <p className={css.words}>{text}</p>
        {answer !== null && answeredAt !== null ? (
          <div className={css.answer}>
            <Text kind="smallMuted">{words.answeredAt(formatDateTime(answeredAt, timezone))}</Text>
            <p className={css.words}>{answer}</p>
          </div>
        ) : null}
      </Stack>
    </Card>
  )
}
