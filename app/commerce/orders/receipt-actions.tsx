import type { Order } from '#contract/commerce/orders/schemas.ts'
import { Form } from '../../forms/form.tsx'
import { asksFor } from '../../routing/asks-for.ts'
import { useIsSending } from '../../routing/use-is-sending.ts'
import { useStation } from '../../station/use-station.ts'
import { WhereOpen } from '../../station/where-open.tsx'
import { Alert } from '../../ui/alert.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { formatDate } from '../../ui/format.ts'
import { Stack } from '../../ui/layout.tsx'
import { TextLink } from '../../ui/link.tsx'
import { Text } from '../../ui/text.tsx'
import { useHydrated } from '../../ui/use-hydrated.ts'
import * as css from './orders.css.ts'
import { texts } from './texts.ts'

const words = texts.receipt

/** Shows the actions of an order: payment, vouchers, print, withdrawal (ORD-06, GAP-64, GAP-88). */
export function ReceiptActions({ order, isNew }: { order: Order; isNew: boolean }) {
  const { timezone } = useStation()
  const isHydrated = useHydrated()
  const { id, state, withdraw_until } = order
  const isWaiting = state === 'awaiting_payment'
  const isPaid = state === 'paid' || state === 'partly_refunded'
  return (
    <Stack gap={16}>
      {isPaid && order.sell_vouchers && !order.create_vouchers ? <PendingVouchers /> : null}
      <div className={css.actions}>
        {isWaiting ? (
          <>
            <ButtonLink href={`/homepage/pedidos/${id}/pix`} width="phone">
              {words.pay}
            </ButtonLink>
            <ButtonLink href="?cancelar=1" variant="quiet" width="phone" preventScrollReset>
              {words.cancel}
            </ButtonLink>
          </>
        ) : null}
        {state === 'cancelled' || state === 'expired' ? (
          <WhereOpen to="/homepage/carrinho">
            <ButtonLink href="/homepage/carrinho" icon="cart" width="phone">
              {words.cart}
            </ButtonLink>
          </WhereOpen>
        ) : null}
        {order.create_vouchers && order.sell_vouchers ? (
          <WhereOpen to="/homepage/vouchers">
            <ButtonLink href="/homepage/vouchers" icon="ticket" width="phone">
              {words.vouchers}
            </ButtonLink>
          </WhereOpen>
        ) : null}
        {isNew ? (
          <>
            <WhereOpen to="/homepage/pedidos">
              <ButtonLink href="/homepage/pedidos" variant="secondary" width="phone">
                {words.back}
              </ButtonLink>
            </WhereOpen>
            <ButtonLink href="/homepage" variant="quiet" width="phone">
              {words.home}
            </ButtonLink>
          </>
        ) : null}
        {isHydrated ? (
          <span className={css.printButton}>
            <Button type="button" variant="secondary" icon="document" onClick={() => window.print()}>
              {words.print}
            </Button>
          </span>
        ) : null}
      </div>
      {withdraw_until ? (
        <Text kind="smallMuted">
          {words.withdrawUntil(lastDay(withdraw_until, timezone))}{' '}
          <TextLink href="?desistir=1">{words.withdraw}</TextLink>
        </Text>
      ) : null}
    </Stack>
  )
}

/** Gives the day before an end at midnight, which is no part of the time. Pure. */
const lastDay = (end: string, timezone: string) => formatDate(new Date(Date.parse(end) - 1), timezone)

/** Asks for vouchers that are missing; they come by themselves with the payment. */
function PendingVouchers() {
  const isSending = useIsSending(asksFor('vouchers'))
  return (
    <Form noValidate method="post">
      <Alert
        tone="info"
        action={
          <Button name="intent" value="vouchers" variant="secondary" size="small" loading={isSending}>
            {words.makeVouchers}
          </Button>
        }
      >
        {words.vouchersPending}
      </Alert>
    </Form>
  )
}
