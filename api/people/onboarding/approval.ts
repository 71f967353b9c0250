import { asc, eq, inArray, min } from 'drizzle-orm'
import { z } from 'zod'
import type { AnswerInput, ParsedInput } from '#contract/endpoint.ts'
import type { askAgain as call } from '#contract/people/approval/endpoints.ts'
import { entryOf } from '#contract/stations/registry/entry.ts'
import { type ApiContext, inTransaction } from '../../platform/context.ts'
import { acrossStations } from '../../platform/db/across-stations.ts'
import { inStation, withId } from '../../platform/db/rows.ts'
import { ApiError } from '../../platform/errors.ts'
import { atStation, defineJob } from '../../platform/jobs/index.ts'
import { limit } from '../../platform/rate-limit/index.ts'
import { lockAccounts, memberOf } from '../access/index.ts'
import { participants } from '../access/tables.ts'
import { tellMember, tellStation } from '../notices/index.ts'
import { accountConfirmed, accountConfirming, isInvited } from './events.ts'
import { onboardingTexts as texts } from './texts.ts'

/** Whether an account that confirms its e-mail waits for the team; who was invited by mail is known to it (PPL-15, GAP-167). */
export async function isForTeam(ctx: ApiContext, email: string): Promise<boolean> {
  if (entryOf(ctx.station.config.behaviour).mode !== 'approval') return false
  return !(await isInvited.ask(ctx, { email })).includes(true)
}

type Decided = { id: number; name: string }

/**
 * Lets those in who wait, or were refused before, in the surrounding transaction: what a confirmed account brings about comes now, and each
 * is told by mail. Who is in already stays as they are (PPL-15).
 */
export async function letIn(ctx: ApiContext, people: number[]): Promise<Decided[]> {
  await lockAccounts(ctx, people)
  const rows = await ctx.db
    .update(participants)
    .set({ status: 'active', refusedAt: null, refusedReason: null, askedNote: null })
    .where(
      inStation(
        participants,
        ctx,
        inArray(participants.id, people),
        inArray(participants.status, ['pending', 'refused']),
      ),
    )
    .returning()
  for (const row of rows) {
    await accountConfirming.ask(ctx, row)
    await accountConfirmed.publish(ctx, row)
    await tellMember(ctx, { kind: 'entry-approved', about: timesOf(row), participantId: row.id })
  }
  return rows
}

/** Does not let those in who wait, for a reason that each reads, by mail and where they log in; in the surrounding transaction (PPL-15). */
export async function refuseEntry(ctx: ApiContext, people: number[], reason: string): Promise<Decided[]> {
  await lockAccounts(ctx, people)
  const rows = await ctx.db
    .update(participants)
    .set({ status: 'refused', refusedAt: ctx.ports.clock.now(), refusedReason: reason })
    .where(inStation(participants, ctx, inArray(participants.id, people), eq(participants.status, 'pending')))
    .returning()
  const { mayAskAgain } = entryOf(ctx.station.config.behaviour)
  for (const row of rows)
    await tellMember(ctx, {
      kind: mayAskAgain ? 'entry-refused' : 'entry-refused-finally',
      ...{ about: timesOf(row), participantId: row.id, facts: [[texts.reason, reason]] },
    })
  return rows
}

/** Told once for each time that somebody asked. */
const timesOf = ({ id, askedAt }: { id: number; askedAt: Date | null }) => `${id}:${askedAt?.getTime() ?? 0}`

const perDay = { name: 'ask-again', points: 5, durationSeconds: 86_400 }

/** Has whoever was refused wait for the team once more. Sent again it is done. @throws forbidden, conflict, too_many_requests */
export async function askAgain(
  ctx: ApiContext,
  { note }: ParsedInput<typeof call>['body'],
): Promise<AnswerInput<typeof call>> {
  const id = memberOf(ctx)
  if (!entryOf(ctx.station.config.behaviour).mayAskAgain) throw new ApiError('forbidden', texts.noSecondTry)
  await limit(ctx, { ...perDay, key: `${ctx.station.id}:${id}` })
  return inTransaction(ctx, async (ctx) => {
    const [account] = await lockAccounts(ctx, [id])
    const answer = { messages: [texts.askedAgain] }
    if (account?.status === 'pending') return answer
    if (account?.status !== 'refused') throw new ApiError('conflict', texts.notRefused)
    await ctx.db
      .update(participants)
      .set({ status: 'pending', askedAt: ctx.ports.clock.now(), askedNote: note || null })
      .where(withId(participants, ctx, id))
    return answer
  })
}

const dayMs = 86_400_000

/** Reminds the team of a station by mail of who has waited for as many days as it said, once a day at most (PPL-15). */
export const remindOfApprovalsJob = defineJob({
  name: 'remind-of-approvals',
  data: z.object({}),
  cron: '0 12 * * *',
  async run(job) {
    const now = job.ports.clock.now()
    const waiting = await acrossStations(async () => {
      const { stationId, askedAt, status } = participants
      return await job.db
        .select({ stationId, since: min(askedAt) })
        .from(participants)
        .where(eq(status, 'pending'))
        .groupBy(stationId)
        .orderBy(asc(stationId))
    })
    for (const { stationId, since } of waiting) {
      const ctx = await atStation(job, stationId)
      if (!ctx || !since) continue
      const { remindDays } = entryOf(ctx.station.config.behaviour)
      const isLong = remindDays !== null && now.getTime() - since.getTime() >= remindDays * dayMs
      if (isLong)
        await inTransaction(ctx, (ctx) => tellStation(ctx, 'approval', now.toISOString().slice(0, 10)))
    }
  },
})
