import { desc, eq, inArray, lt, type SQL, sql } from 'drizzle-orm'
import { reaisOf } from '#contract/activities/wallet/cents.ts'
import type { BoughtCoupon, Voucher, VoucherState } from '#contract/commerce/vouchers/schemas.ts'
import { activities, participations } from '../../activities/participation/tables.ts'
import type { ApiContext } from '../../platform/context.ts'
import { inStation, page, withId } from '../../platform/db/rows.ts'
import type { UrlSettings } from '../../platform/station-record.ts'
import { stationUrl } from '../../stations/registry/index.ts'
import { vouchers } from './tables.ts'
import { type Terms, termsOf } from './terms.ts'

const columns = {
  voucher: vouchers,
  action: { id: activities.id, name: activities.name, image: activities.image },
  body: sql<unknown>`${activities.body}`,
  partnerId: activities.partnerId,
  isFamiliar: activities.familiarVoucher,
  undoneAt: sql<Date | null>`coalesce(${participations.undoneAt}, ${vouchers.cancelledAt})`.mapWith(
    participations.undoneAt,
  ),
}

/** Characters of the rules that a list shows; the ticket itself shows them all. */
const listedRules = 500
const cutRules = (kind: 'coupon' | 'course') => {
  const rules = sql`coalesce(${activities.body} #>> ${sql.raw(`'{${kind},rules}'`)}, '')`
  const shown = sql`left(${rules}, ${sql.raw(String(listedRules))})`
  const text = sql`case when length(${rules}) > ${sql.raw(String(listedRules))} then ${shown} || '…' else ${rules} end`
  return sql`jsonb_set(${activities.body}, ${sql.raw(`'{${kind},rules}'`)}, to_jsonb(${text}), false)`
}
/** What a list reads of the terms: a page has a hundred, each may have rules of many pages. */
const listedBody = sql<unknown>`case ${vouchers.kind}
  when 'coupon' then ${cutRules('coupon')} when 'course' then ${cutRules('course')} end`

/** Vouchers of the station with what is needed of their activities. */
function select({ db, station }: ApiContext, where: (SQL | undefined)[], body = columns.body) {
  return db
    .select({ ...columns, body })
    .from(vouchers)
    .innerJoin(activities, withId(activities, vouchers, vouchers.activityId))
    .leftJoin(participations, withId(participations, vouchers, vouchers.participationId))
    .where(inStation(vouchers, { station }, ...where))
}

export type VoucherRow = Awaited<ReturnType<typeof select>>[number]
type Kind = VoucherRow['voucher']['kind']
type Page = { participantId: number; kinds: Kind[]; before: number | null; limit: number }

/** One page of a participant's vouchers, newest first, by keyset: the last page costs what the first does. */
export async function voucherPage(ctx: ApiContext, { participantId, kinds, before, limit }: Page) {
  const where = [
    eq(vouchers.participantId, participantId),
    inArray(vouchers.kind, kinds),
    before === null ? undefined : lt(vouchers.id, before),
  ]
  const { rows, last } = await page(select(ctx, where, listedBody).orderBy(desc(vouchers.id)), limit)
  return { rows, next: last ? String(last.voucher.id) : null }
}

/** A voucher of the station by its code, of one participant or of anybody. */
export async function voucherByCode(
  ctx: ApiContext,
  code: string,
  participantId?: number,
): Promise<VoucherRow | undefined> {
  const own = participantId === undefined ? undefined : eq(vouchers.participantId, participantId)
  const [row] = await select(ctx, [eq(vouchers.code, code), own])
  return row
}

type Dependent = Voucher['dependents'][number]

/** What a voucher is worth at `now` (ORD-10). Pure. */
export function stateOf(
  { voucher, undoneAt }: Pick<VoucherRow, 'voucher' | 'undoneAt'>,
  { endsAt }: Pick<Terms, 'endsAt'>,
  now: Date,
): VoucherState {
  if (undoneAt) return 'cancelled'
  if (voucher.redeemedAt) return 'used'
  return endsAt && now >= endsAt ? 'expired' : 'valid'
}

/** A code as people write it inside an address. */
const checkPath = (code: string) => `/qr-code-validator/voucher/${code}`

/** ORD-09: at the partners' host where the activity has a partner and the station such a host, else at the station's own. */
function voucherLink(
  { station }: Pick<ApiContext, 'station'>,
  { voucher, partnerId }: Pick<VoucherRow, 'voucher' | 'partnerId'>,
  urls: UrlSettings,
): string {
  const partners = partnerId === null ? undefined : station.config.apps.partnerUrl
  return (partners?.replace(/\/+$/, '') ?? stationUrl(station, urls)) + checkPath(voucher.code)
}

function ticketOf(ctx: ApiContext, row: VoucherRow, urls: UrlSettings) {
  const { voucher } = row
  const terms = termsOf(voucher.kind, row.body, ctx.station.config.timezone)
  const ticket = {
    id: voucher.id,
    kind: voucher.kind,
    code: voucher.code,
    createdAt: voucher.createdAt.toISOString(),
    state: stateOf(row, terms, ctx.ports.clock.now()),
    use_by: terms.lastDay,
    redeemed_at: voucher.redeemedAt?.toISOString() ?? null,
    redeemed_place: voucher.redeemedPlace,
    link: voucher.kind === 'donation' ? null : voucherLink(ctx, row, urls),
  }
  return { ticket, terms }
}

/** A course's voucher on the wire; dependents only where the activity is for families (ACT-S12). */
export function toVoucher(
  ctx: ApiContext,
  row: VoucherRow,
  dependents: Dependent[],
  urls: UrlSettings,
): Voucher {
  const { ticket, terms } = ticketOf(ctx, row, urls)
  return {
    ...ticket,
    validated: row.voucher.redeemedAt ? '1' : '0',
    presential_course: {
      action: row.action,
      rules: terms.rules,
      local: terms.local,
      date: terms.date?.toISOString() ?? null,
    },
    dependents: row.isFamiliar ? dependents : [],
  }
}

/** A bought coupon or a donation on the wire: reais and points decimal. */
export function toBoughtCoupon(ctx: ApiContext, row: VoucherRow, urls: UrlSettings): BoughtCoupon {
  const { ticket, terms } = ticketOf(ctx, row, urls)
  const { voucher } = row
  return {
    ...ticket,
    price: reaisOf(voucher.priceCents ?? 0),
    presential_course: null,
    cupom: {
      action: row.action,
      is_donation: voucher.kind === 'donation',
      createdAt: ticket.createdAt,
      rules: terms.rules,
    },
    paid: voucher.paidH / 100,
    cashback: voucher.cashbackH / 100,
  }
}
