import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { listLuckyDraws } from '#contract/services/lucky-numbers/endpoints.ts'
import { orFailed } from '../../station/or-failed.server.ts'
import { requireStation } from '../../station/require-station.ts'
import { Card } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Container, Stack } from '../../ui/layout.tsx'
import { Heading, Text } from '../../ui/text.tsx'
import { NotLoaded } from '../not-loaded.tsx'
import { DrawCheck } from './draw-check.tsx'
import { DrawHead } from './draw-head.tsx'
import * as css from './lucky-numbers.css.ts'
import { Numbers } from './numbers.tsx'
import { texts } from './texts.ts'

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: texts.draws.meta(data?.station ?? '') },
  { name: 'robots', content: 'noindex' },
]

export const loader = async ({ context }: LoaderFunctionArgs) => ({
  station: requireStation(context).config.name,
  draws: await orFailed(context, context.api.call(listLuckyDraws)),
})

/** Shows the draws of the station for whoever wants to check one, without an account and without anybody's name (LCK-02). */
export default function Draws() {
  const { draws } = useLoaderData<typeof loader>()
  return (
    <Container width="reading" className={css.page}>
      <Stack gap={32}>
        <Stack gap={8}>
          <Heading level={1}>{texts.draws.title}</Heading>
          <Text kind="muted">{texts.draws.lead}</Text>
        </Stack>
        {draws === null ? <NotLoaded /> : null}
        {draws?.length === 0 ? <EmptyState object="ticket">{texts.draws.none}</EmptyState> : null}
        {draws?.map((draw) => (
          <Card key={draw.id} as="article" labelledBy={`sorteio-${draw.id}`}>
            <Stack gap={16}>
              <DrawHead draw={draw} titleId={`sorteio-${draw.id}`} />
              {draw.winners.length > 0 ? (
                <Stack gap={8}>
                  <Heading level={3}>{texts.winners(draw.winners.length)}</Heading>
                  <Numbers list={draw.winners} />
                </Stack>
              ) : null}
              <DrawCheck draw={draw} />
            </Stack>
          </Card>
        ))}
        <Stack gap={12}>
          <Heading level={2}>{texts.draws.how}</Heading>
          <Text>{texts.before}</Text>
          <Text>{texts.rule}</Text>
        </Stack>
      </Stack>
    </Container>
  )
}
