import type { OwnLuckyDraw } from '#contract/services/lucky-numbers/schemas.ts'
import { useStation } from '../../station/use-station.ts'
import { Badge } from '../../ui/badge.tsx'
import { Card } from '../../ui/card.tsx'
import { DescriptionList } from '../../ui/description-list.tsx'
import { formatDate } from '../../ui/format.ts'
import { Icon } from '../../ui/icon.tsx'
import { Cluster, Stack } from '../../ui/layout.tsx'
import { Heading, Text } from '../../ui/text.tsx'
import * as css from './lucky-numbers.css.ts'
import { texts } from './texts.ts'

/** A draw with somebody's numbers, what was drawn, and how anybody checks it (LCK-02). */
export function DrawCard({ draw }: { draw: OwnLuckyDraw }) {
  const { timezone } = useStation()
  const { id, name, numbers, count, won, winners, drawn_at } = draw
  const titleId = `sorteio-${id}`
  return (
    <Card as="article" labelledBy={titleId}>
      <Stack gap={16}>
        <Cluster justify="between" align="center" gap={8}>
          <Heading level={2} size="card" id={titleId}>
            {name}
          </Heading>
          <Badge tone={drawn_at ? 'success' : 'neutral'} icon={drawn_at ? 'check' : 'clock'}>
            {drawn_at ? texts.drawn(formatDate(drawn_at, timezone)) : texts.waiting}
          </Badge>
        </Cluster>
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
            <Numbers list={winners} winners={[]} />
          </Stack>
        ) : null}
        <Check draw={draw} />
      </Stack>
    </Card>
  )
}

const Numbers = ({ list, winners }: { list: readonly number[]; winners: readonly number[] }) => (
  <ul className={css.numbers}>
    {list.map((number) => (
      <li key={number} className={winners.includes(number) ? css.won : css.plain}>
        {number}
        {winners.includes(number) ? <Icon name="trophy" label={texts.won} /> : null}
      </li>
    ))}
  </ul>
)

const Check = ({ draw: { seed_hash, seed, total } }: { draw: OwnLuckyDraw }) => (
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
      <DescriptionList
        items={[
          { term: texts.total, value: String(total) },
          { term: texts.hash, value: <code className={css.code}>{seed_hash}</code> },
          { term: texts.seed, value: seed ? <code className={css.code}>{seed}</code> : texts.secret },
        ]}
      />
    </Stack>
  </details>
)
