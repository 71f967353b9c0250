import { desc, eq, inArray, lt, not, sql } from 'drizzle-orm'
import type {
  PersonActivities,
  PersonLedger,
  PersonOrders,
  PersonRequests,
} from '#contract/console/people/person/schemas.ts'
import type { AuditLine } from '#contract/console/schemas.ts'
import { activities, participations } from '../../../activities/participation/tables.ts'
import { isAnonymousIn } from '../../../activities/research/index.ts'
import { reasonOf } from '../../../activities/wallet/index.ts'
import { orders } from '../../../commerce/orders/tables.ts'
import { walletEntries } from '../../../ledger/index.ts'
import { mergedInto } from '../../../people/merges/index.ts'
import { named, requireTeam } from '../../../people/owner-changes/index.ts'
import { auditLines } from '../../../people/owner-changes/tables.ts'
import type { ApiContext } from '../../../platform/context.ts'
import { inStation, page, withId } from '../../../platform/db/rows.ts'
import { supportMessages } from '../../../site/public/tables.ts'
import { personInStation } from './get-person.ts'
import { personTexts as texts } from './texts.ts'

type Asked = { id: number; before?: number | undefined; limit: number }

/** A page of every line of somebody's wallet, newest first. @throws not_found */
export async function listPersonLedger(ctx: ApiContext, { id, before, limit }: Asked): Promise<PersonLedger> {
  await requireTeam(ctx)
  await personInStation(ctx, id)
  const { entries, nextCursor } = await walletEntries(ctx, { participantId: id, cursor: before, limit })
  const sealed = await anonymousAmong(ctx, entries)
  const list = entries.map((entry) => ({
    id: entry.id,
    ...(sealed.has(entry.referenceId) && entry.cause === 'participation'
      ? { createdAt: null, what: texts.anonymous }
      : { createdAt: entry.createdAt.toISOString(), what: entry.note || reasonOf(entry) }),
    direction: entry.direction,
    points: entry.amountH / 100,
    balance: entry.balanceH / 100,
  }))
  return { list, next: nextCursor }
}

/** Which activities of some lines are anonymous research: of those neither which nor when is told (SEC-93). */
async function anonymousAmong(
  ctx: ApiContext,
  entries: readonly { referenceId: number | null }[],
): Promise<Set<number | null>> {
  const ids = entries.flatMap(({ referenceId }) => referenceId ?? [])
  if (ids.length === 0) return new Set()
  const rows = await ctx.db
    .select({ id: activities.id })
    .from(activities)
    .where(inStation(activities, ctx, inArray(activities.id, ids), isAnonymousIn(activities.body)))
  return new Set(rows.map(({ id }) => id))
}

/** A page of what somebody took part in, newest first, with what was taken back; anonymous research is not among it (SEC-93). @throws not_found */
export async function listPersonActivities(
  ctx: ApiContext,
  { id, before, limit }: Asked,
): Promise<PersonActivities> {
  await requireTeam(ctx)
  await personInStation(ctx, id)
  const { stationId, participantId, activityId, earnedH, createdAt, undoneAt } = participations
  const query = ctx.db
    .select({ id: participations.id, activity: activities.name, earnedH, createdAt, undoneAt })
    .from(participations)
    .innerJoin(activities, withId(activities, { stationId }, activityId))
    .where(
      inStation(
        participations,
        ctx,
        eq(participantId, id),
        not(isAnonymousIn(activities.body)),
        before ? lt(participations.id, before) : undefined,
      ),
    )
    .orderBy(desc(participations.id))
  const { rows, last } = await page(query, limit)
  const list = rows.map(({ earnedH, createdAt, undoneAt, ...row }) => ({
    ...row,
    points: earnedH / 100,
    createdAt: createdAt.toISOString(),
    undoneAt: undoneAt?.toISOString() ?? null,
  }))
  return { list, next: last?.id ?? null }
}

/** A page of what somebody ordered, newest first. @throws not_found */
export async function listPersonOrders(ctx: ApiContext, { id, before, limit }: Asked): Promise<PersonOrders> {
  await requireTeam(ctx)
  await personInStation(ctx, id)
  const { code, createdAt, status, walletCents, chargeCents } = orders
  const query = ctx.db
    .select({ id: orders.id, code, createdAt, status, walletCents, chargeCents })
    .from(orders)
    .where(inStation(orders, ctx, eq(orders.participantId, id), before ? lt(orders.id, before) : undefined))
    .orderBy(desc(orders.id))
  const { rows, last } = await page(query, limit)
  const list = rows.map(({ createdAt, walletCents, chargeCents, ...row }) => ({
    ...row,
    createdAt: createdAt.toISOString(),
    totalCents: walletCents + chargeCents,
  }))
  return { list, next: last?.id ?? null }
}

/** A page of what somebody asked the station, newest first. @throws forbidden, not_found */
export async function listPersonRequests(
  ctx: ApiContext,
  { id, before, limit }: Asked,
): Promise<PersonRequests> {
  await requireTeam(ctx)
  await personInStation(ctx, id)
  const { participantId, createdAt, subject, state } = supportMessages
  const older = before ? lt(supportMessages.id, before) : undefined
  const query = ctx.db
    .select({ id: supportMessages.id, createdAt, subject, state })
    .from(supportMessages)
    .where(inStation(supportMessages, ctx, eq(participantId, id), older))
    .orderBy(desc(supportMessages.id))
  const { rows, last } = await page(query, limit)
  const list = rows.map(({ createdAt, ...row }) => ({ ...row, createdAt: createdAt.toISOString() }))
  return { list, next: last?.id ?? null }
}

/** A page of what the team did with somebody's account, writing and roles, newest first, with that of accounts that were merged into it. @throws forbidden, not_found */
export async function listPersonHistory(
  ctx: ApiContext,
  { id, before, limit }: Asked,
): Promise<{ list: AuditLine[]; next: number | null }> {
  await requireTeam(ctx)
  await personInStation(ctx, id)
  const { who, what, part, createdAt } = auditLines
  const merged = await mergedInto(ctx, id)
  const parts = [id, ...merged.map(({ endedId }) => endedId)].flatMap((one) =>
    ['participant', 'writer', 'team', 'points'].map((kind) => `${kind}:${one}`),
  )
  const query = ctx.db
    .select({
      ...{ id: auditLines.id, who, what, part, createdAt, name: named.as('called') },
      before: auditLines.before,
      after: auditLines.after,
    })
    .from(auditLines)
    .where(inStation(auditLines, ctx, inArray(part, parts), before ? lt(auditLines.id, before) : undefined))
    // Sorted as it is found: the order of an index would read the lines of everybody.
    .orderBy(sql`${auditLines.id} + 0 desc`)
  const { rows, last } = await page(query, limit)
  const list = rows.map(({ createdAt, ...row }) => ({ ...row, created_at: createdAt.toISOString() }))
  return { list, next: last?.id ?? null }
}
