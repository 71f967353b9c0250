import { and, desc, eq, gt, lt } from 'drizzle-orm'
import type { Answer, ParsedInput } from '#contract/endpoint.ts'
import type { askDataRequest as call, DataRequest } from '#contract/people/data-requests/endpoints.ts'
import { daysToAnswer } from '#contract/people/data-requests/schemas.ts'
import { type ApiContext, inTransaction, type PlatformContext } from '../../platform/context.ts'
import { acrossStations } from '../../platform/db/across-stations.ts'
import { inStation, insertRow, one, withId } from '../../platform/db/rows.ts'
import { ApiError } from '../../platform/errors.ts'
import { requireFew, waitText } from '../../platform/rate-limit/index.ts'
import type { UrlSettings } from '../../platform/station-record.ts'
import { lockParticipant, memberOf } from '../access/index.ts'
import { participants } from '../access/tables.ts'
import { tellStation } from '../notices/index.ts'
import { mailReceived } from './request-mails.ts'
import { type DataRequestRow, dataRequests } from './tables.ts'
import { privacyTexts as texts } from './texts.ts'

const dayMs = 86_400_000
/** Requests that one person makes in a day. */
const perDay = { most: 5, ms: dayMs }
/** So long a mail's link waits to be opened. */
export const unprovedMs = 3 * dayMs

/** As whoever made it reads it. Pure. */
export const toRequest = (row: DataRequestRow): DataRequest => ({
  ...{ id: row.id, kind: row.kind, state: row.state, text: row.text, answer: row.answer },
  askedAt: row.createdAt.toISOString(),
  dueAt: row.dueAt?.toISOString() ?? null,
  answeredAt: row.answeredAt?.toISOString() ?? null,
})

/** When a request that counts from a moment on is due. Pure. */
export const dueFrom = (now: Date): Date => new Date(now.getTime() + daysToAnswer * dayMs)

/** What the caller asked, the newest first. */
export async function listDataRequests(ctx: ApiContext): Promise<{ list: DataRequest[] }> {
  const rows = await ctx.db
    .select()
    .from(dataRequests)
    .where(inStation(dataRequests, ctx, eq(dataRequests.participantId, memberOf(ctx))))
    .orderBy(desc(dataRequests.id))
    .limit(100)
  return { list: rows.map(toRequest) }
}

type Asked = ParsedInput<typeof call>['body'] & { key: string | undefined }

/**
 * Asks the station for what the law grants: told to it by mail, and received by mail, with its day (PPL-32). The same key twice is one.
 * @throws conflict for the same key with other words, too_many_requests
 */
export function askDataRequest(
  outer: ApiContext,
  { key, kind, text }: Asked,
  urls: UrlSettings,
): Promise<Answer<typeof call>> {
  const participantId = memberOf(outer)
  return inTransaction(outer, async (ctx) => {
    await lockParticipant(ctx, participantId)
    const before = key ? await sentBefore(ctx, participantId, key) : undefined
    if (before && (before.kind !== kind || before.text !== text))
      throw new ApiError('conflict', texts.otherRequest)
    if (before) return { id: before.id, messages: [texts.received] }
    await requireFewOf(ctx, participantId)
    const { name, email } = await ctx.db
      .select({ name: participants.name, email: participants.email })
      .from(participants)
      .where(withId(participants, ctx, participantId))
      .then(one())
    const now = ctx.ports.clock.now()
    const row = await insertRow(ctx.db, dataRequests, {
      ...{ stationId: ctx.station.id, participantId, name, email, kind, text, state: 'open' as const },
      ...{ idempotencyKey: key ?? null, createdAt: now, dueAt: dueFrom(now) },
    })
    await tellStation(ctx, 'privacy', row.id)
    await mailReceived(ctx, row, { urls, page: '/homepage/privacidade/pedidos' })
    return { id: row.id, messages: [texts.received] }
  })
}

async function sentBefore(ctx: ApiContext, participantId: number, key: string) {
  const isSame = and(eq(dataRequests.participantId, participantId), eq(dataRequests.idempotencyKey, key))
  const [row] = await ctx.db
    .select()
    .from(dataRequests)
    .where(inStation(dataRequests, ctx, isSame))
  return row
}

function requireFewOf(ctx: ApiContext, participantId: number): Promise<void> {
  const { createdAt } = dataRequests
  const own = eq(dataRequests.participantId, participantId)
  return requireFew(
    ctx,
    perDay,
    ({ since, behind }) =>
      ctx.db
        .select({ createdAt })
        .from(dataRequests)
        .where(inStation(dataRequests, ctx, own, gt(createdAt, since)))
        .orderBy(desc(createdAt))
        .offset(behind)
        .limit(1),
    (seconds) => texts.tooManyRequests(waitText(seconds)),
  )
}

/** Removes what nobody proved to have asked. */
export async function tidyUnproved({ db, ports }: PlatformContext): Promise<void> {
  const before = new Date(ports.clock.now().getTime() - unprovedMs)
  await acrossStations(async () => {
    const { state, createdAt } = dataRequests
    await db.delete(dataRequests).where(and(eq(state, 'unproved'), lt(createdAt, before)))
  })
}
