import type { ManagedDraw } from '#contract/console/lucky-numbers/schemas.ts'
import { useStation } from '../../station/use-station.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { formatDateTime } from '../../ui/format.ts'
import { Cluster, Stack } from '../../ui/layout.tsx'
import { Panel } from '../../ui/panel.tsx'
import { Text } from '../../ui/text.tsx'
import * as css from './draws.css.ts'
import { texts } from './texts.ts'

/** One draw: its rule, how many numbers there are, and what can be done, or what came of it. */
export function DrawPanel({ draw }: { draw: ManagedDraw }) {
  const { timezone } = useStation()
  const { id, name, total, winners, everyPoints, drawnAt, drawn, seed, seedHash } = draw
  const rule = everyPoints === null ? texts.perMember : texts.perPoints(everyPoints)
  return (
    <Panel title={name}>
      <Text kind="smallMuted">{[rule, texts.total(total), texts.toDraw(winners)].join(' · ')}</Text>
      {drawnAt ? (
        <Stack gap={8}>
          <p>{texts.drawnOn(formatDateTime(drawnAt, timezone))}</p>
          <ol className={css.winners}>
            {drawn.map((one) => (
              <li key={one.number}>{texts.result(one.number, one.name, one.email)}</li>
            ))}
          </ol>
        </Stack>
      ) : (
        <Cluster gap={8}>
          <ButtonLink
            href={`?distribuir=${id}`}
            variant="secondary"
            size="small"
            aria-label={texts.giveOf(name)}
            preventScrollReset
          >
            {texts.give}
          </ButtonLink>
          {total > 0 ? (
            <ButtonLink href={`?sortear=${id}`} size="small" preventScrollReset>
              {texts.drawOf(name)}
            </ButtonLink>
          ) : null}
        </Cluster>
      )}
      <p className={css.code}>
        {texts.hash}: {seedHash}
      </p>
      {seed ? (
        <p className={css.code}>
          {texts.seed}: {seed}
        </p>
      ) : null}
    </Panel>
  )
}
