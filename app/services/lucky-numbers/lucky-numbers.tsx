import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { listLuckyNumbers } from '#contract/services/lucky-numbers/endpoints.ts'
import type { OwnLuckyDraw } from '#contract/services/lucky-numbers/schemas.ts'
import { requireParticipant } from '../../session/member.server.ts'
import { orFailed } from '../../station/or-failed.server.ts'
import { requireStation } from '../../station/require-station.ts'
import { useStation } from '../../station/use-station.ts'
import { Card } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Container, Stack } from '../../ui/layout.tsx'
import { TextLink } from '../../ui/link.tsx'
import { Heading, Text } from '../../ui/text.tsx'
import { NotLoaded } from '../not-loaded.tsx'
import { DrawCheck } from './draw-check.tsx'
import { DrawHead } from './draw-head.tsx'
import * as css from './lucky-numbers.css.ts'
import { Numbers } from './numbers.tsx'
import { texts } from './texts.ts'

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: texts.meta(data?.station ?? '') }]

export async function loader(args: LoaderFunctionArgs) {
  const { api, participant } = await requireParticipant(args)
  return {
    station: requireStation(args.context).config.name,
    draws: await orFailed(args.context, api.call(listLuckyNumbers, { params: { userId: participant.id } })),
  }
}

/** Lists somebody's lucky numbers by draw, or the station's words while they have none (LCK-01, LCK-02, STN-174b). */
export default function LuckyNumbers() {
  const { draws } = useLoaderData<typeof loader>()
  const { behaviour } = useStation()
  const hasNumbers = draws === null || draws.some(({ numbers }) => numbers.length > 0)
  return (
    <Container width="reading">
      <Stack gap={32}>
        <Heading level={1}>{texts.title}</Heading>
        {hasNumbers ? null : <EmptyState object="ticket">{behaviour.luckyNumbersInfo}</EmptyState>}
        {draws === null ? <NotLoaded /> : null}
        {draws?.map((draw) => (
          <DrawCard key={draw.id} draw={draw} />
        ))}
      </Stack>
    </Container>
  )
}

/** Shows a draw with somebody's numbers, what was drawn, and how anybody checks it (LCK-02). */
function DrawCard({ draw }: { draw: OwnLuckyDraw }) {
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
