import type { HandledPoints } from '#contract/console/points/schemas.ts'
import { useStation } from '../../station/use-station.ts'
import { Badge } from '../../ui/badge.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { formatDateTime } from '../../ui/format.ts'
import { Stack } from '../../ui/layout.tsx'
import { Heading, Text } from '../../ui/text.tsx'
import * as ui from '../ui/ui.css.ts'
import { signedAmount } from './signed-amount.ts'
import { texts } from './texts.ts'

type Props = { acts: readonly HandledPoints[] /** Something can be done in this wallet. */; isOpen: boolean }

/** What was done by hand, what waits and what was refused; what was done with the way to the act that takes it back. */
export const Acts = ({ acts, isOpen }: Props) => (
  <Stack gap={12}>
    <Heading level={2}>{texts.acts}</Heading>
    {acts.length === 0 ? (
      <Text kind="muted">{texts.noActs}</Text>
    ) : (
      <ul className={ui.list}>
        {acts.map((act) => (
          <Act key={act.id} act={act} isOpen={isOpen} />
        ))}
      </ul>
    )}
  </Stack>
)

const looks = {
  waiting: { tone: 'warning', icon: 'clock' },
  refused: { tone: 'error', icon: 'close' },
} as const

function Act({ act, isOpen }: { act: HandledPoints; isOpen: boolean }) {
  const { timezone, currency } = useStation()
  const { state, decidedBy, decidedAt, refusal } = act
  const note = texts.note(texts.kinds[act.kind], act.reason)
  const decided = state === 'refused' ? texts.refusedBy : texts.confirmedBy
  return (
    <li className={ui.row}>
      <span className={ui.rowName}>
        <strong>{signedAmount(act, currency)}</strong>
        <span>{note}</span>
        <span className={ui.small}>{texts.by(act.askedBy, formatDateTime(act.createdAt, timezone))}</span>
        {decidedBy && decidedAt ? (
          <span className={ui.small}>{decided(decidedBy, formatDateTime(decidedAt, timezone))}</span>
        ) : null}
        {refusal ? <span className={ui.small}>{refusal}</span> : null}
      </span>
      {state === 'done' ? null : <Badge {...looks[state]}>{texts.states[state]}</Badge>}
      {state === 'done' && isOpen ? (
        <ButtonLink
          href={`?estornar=${act.id}`}
          variant="quiet"
          size="small"
          icon="undo"
          aria-label={texts.reverseOf(note)}
        >
          {texts.reverse}
        </ButtonLink>
      ) : null}
    </li>
  )
}
