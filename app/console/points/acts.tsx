import type { PersonPoints } from '#contract/console/points/schemas.ts'
import { useStation } from '../../station/use-station.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { formatDateTime, formatPoints } from '../../ui/format.ts'
import { Stack } from '../../ui/layout.tsx'
import { Heading, Text } from '../../ui/text.tsx'
import * as ui from '../ui/ui.css.ts'
import { texts } from './texts.ts'

type Act = PersonPoints['acts'][number]

/** What was done by hand, each with the way to the act that takes it back. */
export function Acts({ acts, isOpen }: { acts: readonly Act[]; isOpen: boolean }) {
  const { timezone, currency } = useStation()
  return (
    <Stack gap={8}>
      <Heading level={2}>{texts.acts}</Heading>
      <Text kind="muted">{acts.length === 0 ? texts.noActs : texts.actsLead}</Text>
      <ul className={ui.list}>
        {acts.map((act) => {
          const sign = act.direction === 'credit' ? '+' : '−'
          return (
            <li key={act.id} className={ui.row}>
              <span className={ui.rowName}>
                <strong>{`${sign} ${formatPoints(act.amountH / 100, currency)}`}</strong>
                <span>{act.note}</span>
                <span className={ui.small}>{formatDateTime(act.createdAt, timezone)}</span>
              </span>
              {isOpen ? (
                <ButtonLink
                  href={`?estornar=${act.id}`}
                  variant="quiet"
                  size="small"
                  icon="undo"
                  aria-label={texts.reverseOf(act.note)}
                >
                  {texts.reverse}
                </ButtonLink>
              ) : null}
            </li>
          )
        })}
      </ul>
    </Stack>
  )
}
