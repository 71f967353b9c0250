import type { Books } from '#contract/console/orders/schemas.ts'
import { booksBetween } from '../../commerce/payments/index.ts'
import { sumsOfAccounts } from '../../ledger/index.ts'
import { requireTeam } from '../../people/owner-changes/index.ts'
import type { ApiContext } from '../../platform/context.ts'
import { dayIn, startOfDay } from '../../platform/start-of-day.ts'

type Query = { to?: string | undefined; days: number }

/**
 * The books of a station day by day, the newest first: what came in, what went back, what the ledger says of the cash, and what was
 * paid for credits and credited; and what all its accounts come to, whenever it was. Five queries, however many days.
 */
export async function listBookDays(ctx: ApiContext, { to, days }: Query): Promise<Books> {
  await requireTeam(ctx)
  const { timezone } = ctx.station.config
  const last = to ?? dayIn(ctx.ports.clock.now(), timezone)
  const between = { from: startOfDay(last, timezone, 1 - days), to: startOfDay(last, timezone, 1) }
  const books = await booksBetween(ctx, between)
  const known = new Map(books.days.map((one) => [one.day, one]))
  const names = Array.from({ length: days }, (_, at) => plusDays(last, -at))
  return { days: names.map((day) => known.get(day) ?? untouched(day)), sums: await sumsOfAccounts(ctx) }
}

const untouched = (day: string) => ({
  ...{ day, paidCents: 0, refundedCents: 0, cashCents: 0, creditsPaidCents: 0, creditedCents: 0 },
  isClosed: true,
})

function plusDays(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`)
  date.setUTCDate(date.getUTCDate() + days)
  return date.toISOString().slice(0, 10)
}
