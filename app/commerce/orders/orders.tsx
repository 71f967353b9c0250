import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { listOrders } from '#contract/commerce/orders/endpoints.ts'
import { requireParticipant } from '../../session/member.server.ts'
import { requireStation } from '../../station/require-station.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Container, Stack } from '../../ui/layout.tsx'
import { TextLink } from '../../ui/link.tsx'
import { LoadMore } from '../../ui/load-more.tsx'
import { Heading } from '../../ui/text.tsx'
import { OrderCard } from './order-card.tsx'
import * as css from './orders.css.ts'
import { texts } from './texts.ts'

const words = texts.list

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: texts.meta(words.title, data?.station ?? '') },
]

export async function loader(args: LoaderFunctionArgs) {
  const { api, participant } = await requireParticipant(args)
  const after = /^\d{1,15}$/.exec(new URL(args.request.url).searchParams.get('apos') ?? '')?.[0]
  const { content, next } = await api.call(listOrders, {
    params: { userId: participant.id },
    query: { after },
  })
  const station = requireStation(args.context).config.name
  return { station, orders: content, next, after: after ?? null }
}

/** 'Meus pedidos' (ORD-01). */
export default function Orders() {
  const { orders, next, after } = useLoaderData<typeof loader>()
  return (
    <Container>
      <Stack gap={24}>
        <Heading level={1}>{words.title}</Heading>
        {after ? (
          <TextLink href="/homepage/pedidos" kind="stand" icon="arrowLeft">
            {texts.newest}
          </TextLink>
        ) : null}
        {orders.length > 0 ? (
          <ul className={css.list}>
            {orders.map((order) => (
              <li key={order.id}>
                <OrderCard order={order} />
              </li>
            ))}
          </ul>
        ) : (
          <EmptyState icon="document" action={<ButtonLink href="/homepage">{words.find}</ButtonLink>}>
            {words.empty}
          </EmptyState>
        )}
        <LoadMore href={next === null ? undefined : `?apos=${next}`} label={texts.more} />
      </Stack>
    </Container>
  )
}
