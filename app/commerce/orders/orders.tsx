import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { centsOf } from '#contract/activities/wallet/cents.ts'
import { listOrders } from '#contract/commerce/orders/endpoints.ts'
import type { OrderCard as OrderData } from '#contract/commerce/orders/schemas.ts'
import { requireParticipant } from '../../session/member.server.ts'
import { pictureSource } from '../../station/picture-source.ts'
import { requireStation } from '../../station/require-station.ts'
import { useStation } from '../../station/use-station.ts'
import { Money } from '../../ui/amount.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { formatDateTime } from '../../ui/format.ts'
import { Container, Stack } from '../../ui/layout.tsx'
import { TextLink } from '../../ui/link.tsx'
import { LoadMore } from '../../ui/load-more.tsx'
import { NothingYet } from '../../ui/nothing-yet.tsx'
import { ObjectPicture } from '../../ui/object-picture.tsx'
import { Picture } from '../../ui/picture.tsx'
import { Heading, Text } from '../../ui/text.tsx'
import * as css from './orders.css.ts'
import { StatusBadge } from './status-badge.tsx'
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
          <NothingYet
            object="cart"
            next={words.next}
            action={<ButtonLink href="/homepage/atividades">{words.find}</ButtonLink>}
          >
            {words.empty}
          </NothingYet>
        )}
        <LoadMore href={next === null ? undefined : `?apos=${next}`} label={texts.more} />
      </Stack>
    </Container>
  )
}

/** Shows one order of the list. Its total is what the card paid, where one did (ORD-05, GAP-81). */
function OrderCard({ order }: { order: OrderData }) {
  const { timezone } = useStation()
  const { id, action, code, createdAt, items, state } = order
  const shown = order.total_credit_card_value > 0 ? order.total_credit_card_value : order.total_final_value
  const isWaiting = state === 'awaiting_payment'
  return (
    <article className={css.card}>
      <span className={css.picture}>
        {action.image ? (
          <Picture {...pictureSource(action.image, { sizes: '5rem' })} alt="" ratio="square" />
        ) : (
          <ObjectPicture name="gift" size="small" />
        )}
      </span>
      <div className={css.what}>
        <StatusBadge order={order} />
        <h2 className={css.name}>{action.name}</h2>
        <Text kind="smallMuted">
          {code} · {texts.list.items(items)} ·{' '}
          <time dateTime={createdAt}>{formatDateTime(createdAt, timezone)}</time>
        </Text>
      </div>
      <div className={css.foot}>
        <Money cents={centsOf(shown)} size="strong" />
        <ButtonLink
          href={isWaiting ? `/homepage/pedidos/${id}/pix` : `/homepage/pedidos/${id}`}
          variant={isWaiting ? 'primary' : 'secondary'}
          size="small"
          aria-label={`${isWaiting ? texts.list.pay : texts.list.open}: ${code}`}
        >
          {isWaiting ? texts.list.pay : texts.list.open}
        </ButtonLink>
      </div>
    </article>
  )
}
