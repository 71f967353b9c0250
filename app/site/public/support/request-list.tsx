import type { SupportRequest, SupportState } from '#contract/site/public/support.ts'
import { useStation } from '../../../station/use-station.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Card } from '../../../ui/card.tsx'
import { formatDateTime } from '../../../ui/format.ts'
import type { IconName } from '../../../ui/icon.tsx'
import { Cluster, Stack } from '../../../ui/layout.tsx'
import { Heading, Text } from '../../../ui/text.tsx'
import { texts } from '../texts.ts'
import * as css from './member-support.css.ts'

const words = texts.support.requests
const looks = {
  open: { tone: 'warning', icon: 'clock' },
  answered: { tone: 'success', icon: 'checkCircle' },
  closed: { tone: 'neutral', icon: 'check' },
} as const satisfies Record<SupportState, { tone: string; icon: IconName }>

/** Lists somebody's requests with their answers, newest first (SUP-03). */
export const RequestList = ({ list }: { list: readonly SupportRequest[] }) => (
  <Stack gap={16}>
    {list.map((request) => (
      <Request key={request.id} request={request} />
    ))}
  </Stack>
)

function Request({
  request: { id, subject, message, state, createdAt, answers },
}: {
  request: SupportRequest
}) {
  const { timezone } = useStation()
  const titleId = `pedido-${id}`
  return (
    <Card as="article" labelledBy={titleId}>
      <Stack gap={12}>
        <Cluster justify="between" align="center" gap={8}>
          <Heading level={3} size="card" id={titleId}>
            {subject ?? words.contact}
          </Heading>
          <Badge {...looks[state]}>{words.states[state]}</Badge>
        </Cluster>
        <Text kind="smallMuted">
          {words.number(id)} · <time dateTime={createdAt}>{formatDateTime(createdAt, timezone)}</time>
        </Text>
        <p className={css.words}>{message}</p>
        {answers.map((answer) => (
          <div key={answer.id} className={css.answer}>
            <Text kind="smallMuted">{words.answered(formatDateTime(answer.createdAt, timezone))}</Text>
            <p className={css.words}>{answer.text}</p>
          </div>
        ))}
      </Stack>
    </Card>
  )
}
