import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { listLuckyNumbers } from '#contract/services/lucky-numbers/endpoints.ts'
import { orFailed } from '../../routing/or-failed.server.ts'
import { requireParticipant } from '../../session/member.server.ts'
import { requireStation } from '../../station/require-station.ts'
import { useStation } from '../../station/use-station.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Container, Stack } from '../../ui/layout.tsx'
import { Heading } from '../../ui/text.tsx'
import { NotLoaded } from '../not-loaded.tsx'
import { DrawCard } from './draw-card.tsx'
import { texts } from './texts.ts'

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: texts.meta(data?.station ?? '') }]

export async function loader(args: LoaderFunctionArgs) {
  const { api, participant } = await requireParticipant(args)
  return {
    station: requireStation(args.context).config.name,
    draws: await orFailed(args.context, api.call(listLuckyNumbers, { params: { userId: participant.id } })),
  }
}

/** Somebody's lucky numbers by draw; while they have none, what the station says (LCK-01, LCK-02, STN-174b). */
export default function LuckyNumbers() {
  const { draws } = useLoaderData<typeof loader>()
  const { behaviour } = useStation()
  const hasNumbers = draws === null || draws.some(({ numbers }) => numbers.length > 0)
  return (
    <Container width="reading">
      <Stack gap={32}>
        <Heading level={1}>{texts.title}</Heading>
        {hasNumbers ? null : <EmptyState icon="ticket">{behaviour.luckyNumbersInfo}</EmptyState>}
        {draws === null ? <NotLoaded /> : null}
        {draws?.map((draw) => (
          <DrawCard key={draw.id} draw={draw} />
        ))}
      </Stack>
    </Container>
  )
}
