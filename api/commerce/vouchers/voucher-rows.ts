import { desc, eq, inArray, lt, type SQL, sql } from 'drizzle-orm'
import { activities, participations } from '../../activities/participation/tables.ts'
import type { ApiContext } from '../../platform/context.ts'
import { inStation, page, withId } from '../../platform/db/rows.ts'
import { vouchers } from './tables.ts'

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
