import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { centsOf } from '#contract/activities/wallet/cents.ts'
import { listBoughtCoupons } from '#contract/commerce/vouchers/endpoints.ts'
import type { BoughtCoupon } from '#contract/commerce/vouchers/schemas.ts'
import { requireParticipant } from '../../session/member.server.ts'
import { useMember } from '../../session/use-member.ts'
import { requireStation } from '../../station/require-station.ts'
import { useStation } from '../../station/use-station.ts'
import { Price } from '../../ui/amount.tsx'
import { Badge } from '../../ui/badge.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { formatDateTime } from '../../ui/format.ts'
import { Cluster, Container, Stack } from '../../ui/layout.tsx'
import { TextLink } from '../../ui/link.tsx'
import { LoadMore } from '../../ui/load-more.tsx'
import { NothingYet } from '../../ui/nothing-yet.tsx'
import { Heading } from '../../ui/text.tsx'
import * as css from './list.css.ts'
import { cursorOf, loadOwnVoucher } from './load-own.server.ts'
import { StateBadge } from './state-badge.tsx'
import { texts } from './texts.ts'
import { TicketDialog } from './ticket-dialog.tsx'
import { purchaseTicket } from './voucher-facts.tsx'

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: texts.meta(texts.purchases.title, data?.station ?? '') },
]

/** Coupons and donations: what is ordered has a list of its own (GAP-138). */
export async function loader(args: LoaderFunctionArgs) {
  const { api, participant } = await requireParticipant(args)
  const query = new URL(args.request.url).searchParams
  const after = cursorOf(query)
  const [{ content, next }, { bought }] = await Promise.all([
    api.call(listBoughtCoupons, { params: { userId: participant.id }, query: { after } }),
    loadOwnVoucher(api, query.get('compra')),
  ])
  const station = requireStation(args.context).config.name
  return { station, purchases: content, next, after: after ?? null, bought }
}

/** 'Minhas compras', with one receipt open over the list (ORD-07). */
export default function Purchases() {
  const { purchases, next, after, bought } = useLoaderData<typeof loader>()
  const { timezone, currency, name: stationName } = useStation()
  const { name: memberName } = useMember()
  const here = after ? `?apos=${after}` : '/homepage/minhas-compras'
  const openHref = (code: string) => `?${after ? `apos=${after}&` : ''}compra=${code}`
  return (
    <Container>
      <Stack gap={24}>
        <Heading level={1}>{texts.purchases.title}</Heading>
        {after ? (
          <TextLink href="/homepage/minhas-compras" kind="stand" icon="arrowLeft">
            {texts.newest}
          </TextLink>
        ) : null}
        {purchases.length > 0 ? (
          <ul className={css.list}>
            {purchases.map((one) => (
              <li key={one.id}>
                <PurchaseCard bought={one} href={openHref(one.code)} />
              </li>
            ))}
          </ul>
        ) : (
          <NothingYet
            object="gift"
            next={texts.purchases.next}
            action={<ButtonLink href="/homepage/atividades">{texts.vouchers.find}</ButtonLink>}
          >
            {texts.purchases.empty}
          </NothingYet>
        )}
        <LoadMore href={next === null ? undefined : `?apos=${next}`} label={texts.more} />
      </Stack>
      {bought ? (
        <TicketDialog
          key={bought.code}
          title={bought.cupom.is_donation ? texts.ticket.donation : texts.ticket.coupon}
          closeHref={here}
          ticket={purchaseTicket(bought, { memberName, stationName, timezone, currency })}
        />
      ) : null}
    </Container>
  )
}

/** Shows one purchase: price, code, date, and whether it was a donation (ORD-07). */
function PurchaseCard({ bought, href }: { bought: BoughtCoupon; href: string }) {
  const { timezone, currency } = useStation()
  const { cupom, createdAt, code, price, paid, state } = bought
  return (
    <article className={css.card}>
      <div className={css.what}>
        <Cluster gap={8}>
          {cupom.is_donation ? (
            <Badge tone="accent" icon="heart">
              {texts.purchases.donation}
            </Badge>
          ) : (
            <Badge tone="brand" icon="ticket">
              {texts.purchases.coupon}
            </Badge>
          )}
          {cupom.is_donation && state !== 'cancelled' ? null : <StateBadge state={state} />}
        </Cluster>
        <h2 className={css.name}>{cupom.action.name}</h2>
        <p className={css.price}>
          <Price priceCents={centsOf(price)} points={paid} currency={currency} />
        </p>
        <p className={css.fact}>
          <time dateTime={createdAt}>{formatDateTime(createdAt, timezone)}</time>
        </p>
      </div>
      <div className={css.stub}>
        <span className={css.code}>{code}</span>
        <ButtonLink href={href} variant="secondary" size="small" icon="document" preventScrollReset>
          {texts.purchases.open}
        </ButtonLink>
      </div>
    </article>
  )
}
