import type { OwnLuckyDraw } from '#contract/services/lucky-numbers/schemas.ts'
import { Card } from '../../ui/card.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Stack } from '../../ui/layout.tsx'
import { TextLink } from '../../ui/link.tsx'
import { Heading, Text } from '../../ui/text.tsx'
import { DrawCheck } from './draw-check.tsx'
import { DrawHead } from './draw-head.tsx'
import * as css from './lucky-numbers.css.ts'
import { Numbers } from './numbers.tsx'
import { texts } from './texts.ts'

/** A draw with somebody's numbers, what was drawn, and how anybody checks it (LCK-02). */
export function DrawCard({ draw }: { draw: OwnLuckyDraw }) {
  const { id, numbers, count, won, winners } = draw
  const titleId = `sorteio-${id}`
  return (
    <Card as="article" labelledBy={titleId}>
      <Stack gap={16}>
        <DrawHead draw={draw} titleId={titleId} />
        {numbers.length > 0 ? (
          <Stack gap={8}>
            <Heading level={3}>{texts.yours(count)}</Heading>
            <Numbers list={[...won.filter((one) => !numbers.includes(one)), ...numbers]} winners={won} />
            {count > numbers.length ? <Text kind="muted">{texts.more(numbers.length, count)}</Text> : null}
          </Stack>
        ) : (
          <Text kind="muted">{texts.none}</Text>
        )}
        {winners.length > 0 ? (
          <Stack gap={8}>
            <Heading level={3}>{texts.winners(winners.length)}</Heading>
            <Numbers list={winners} />
          </Stack>
        ) : null}
        <details>
          <summary className={css.summary}>
            {texts.check}
            <span className={css.chevron}>
              <Icon name="chevronDown" />
            </span>
          </summary>
          <Stack gap={12}>
            <Text kind="smallMuted">{texts.before}</Text>
            <Text kind="smallMuted">{texts.rule}</Text>
            <DrawCheck draw={draw} />
            <TextLink href={`/sorteios#${titleId}`} kind="stand" reload>
              {texts.publicPage}
            </TextLink>
          </Stack>
        </details>
      </Stack>
    </Card>
  )
}
