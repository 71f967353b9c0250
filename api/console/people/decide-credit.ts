import { asc, eq } from 'drizzle-orm'
import type { CreditQueue } from '#contract/console/people/schemas.ts'
import { requireTeam, type Teammate } from '../../people/owner-changes/index.ts'
import type { ApiContext } from '../../platform/context.ts'
import { inStation, updateRow, withId } from '../../platform/db/rows.ts'
import { ApiError } from '../../platform/errors.ts'
import type { UrlSettings } from '../../platform/station-record.ts'
import { changePart, type OwnerPart } from '../entries/owner-part.ts'
import { amountText } from '../points/carry-out.ts'
import { requireAsker } from '../points/require-asker.ts'
import { pointTexts } from '../points/texts.ts'
import { setOut } from './act-on-people.ts'
import { peopleActs } from './tables.ts'
import { peopleTexts as texts } from './texts.ts'

type Act = typeof peopleActs.$inferSelect

const queue: OwnerPart = { locks: [], isPublic: false }
const isWaiting = eq(peopleActs.isWaiting, true)
const mostListed = 50

/** Points for many people that wait for a second person, oldest first. @throws forbidden */
export async function listWaitingCredits(ctx: ApiContext): Promise<CreditQueue> {
  const caller = await requireTeam(ctx)
  const rows = await ctx.db
    .select()
    .from(peopleActs)
    .where(inStation(peopleActs, ctx, isWaiting))
    .orderBy(asc(peopleActs.id))
    .limit(mostListed)
  return rows.map(({ id, byId, byName, total, createdAt, ...row }) => ({
    ...{ id, people: total, amountH: row.amountH ?? 0, kind: row.pointKind ?? 'other' },
    ...{ reason: row.reason ?? '', askedBy: byName, isAskedByMe: byId === caller.id },
    createdAt: createdAt.toISOString(),
  }))
}

/** How many of them wait. */
export const countWaitingCredits = (ctx: Pick<ApiContext, 'db' | 'station'>) =>
  ctx.db.$count(peopleActs, inStation(peopleActs, ctx, isWaiting))

/** Another person than who asked confirms: the points move. @throws forbidden, not_found, conflict */
export function confirmCredit(
  ctx: ApiContext,
  { id }: { id: number },
  urls: UrlSettings,
): Promise<CreditQueue> {
  return changePart(ctx, queue, {}, async (ctx, teammate) => {
    const act = await lockAct(ctx, id)
    if (!act.isWaiting && act.refusal === null && act.decidedBy === teammate.id)
      return { answer: listWaitingCredits }
    if (!act.isWaiting) throw decidedBefore(act)
    if (act.byId === teammate.id) throw new ApiError('conflict', pointTexts.askedByYou)
    await requireAsker(ctx, act.byId)
    await decide(ctx, act, teammate, {})
    await setOut(ctx, act, urls)
    return { answer: listWaitingCredits, done: lineOf(ctx, act, 'people.credit') }
  })
}

/** Somebody refuses what waits, or takes back what they asked for themselves: nothing moves. @throws forbidden, not_found, conflict */
export function refuseCredit(
  ctx: ApiContext,
  { id, reason }: { id: number; reason: string },
): Promise<CreditQueue> {
  return changePart(ctx, queue, {}, async (ctx, teammate) => {
    const act = await lockAct(ctx, id)
    const isSame = act.refusal === reason && act.decidedBy === teammate.id
    if (isSame) return { answer: listWaitingCredits }
    if (!act.isWaiting) throw decidedBefore(act)
    await decide(ctx, act, teammate, { refusal: reason, endedAt: ctx.ports.clock.now() })
    return { answer: listWaitingCredits, done: lineOf(ctx, act, 'people.refuse-credit', reason) }
  })
}

async function lockAct(ctx: ApiContext, id: number): Promise<Act> {
  const [act] = await ctx.db
    .select()
    .from(peopleActs)
    .where(withId(peopleActs, ctx, id, eq(peopleActs.kind, 'credit')))
    .for('no key update')
  if (!act) throw new ApiError('not_found', texts.unknownAct)
  return act
}

const decide = (ctx: ApiContext, { id }: Act, by: Teammate, decision: Partial<Act>) =>
  updateRow(ctx.db, peopleActs, withId(peopleActs, ctx, id), {
    ...{ ...decision, isWaiting: false, decidedBy: by.id, decidedByName: by.name },
  })

const decidedBefore = ({ refusal, decidedByName }: Act) =>
  new ApiError('conflict', pointTexts.decided(refusal !== null, decidedByName))

/** The line of the history: what was asked, by whom, and why it was refused. */
const lineOf = (ctx: ApiContext, act: Act, what: string, refusal?: string) => ({
  what,
  part: 'people',
  after: {
    ...{ name: texts.people(act.total), people: act.total, amount: amountText(ctx, act.amountH ?? 0) },
    ...{ kind: act.pointKind, reason: act.reason, askedBy: act.byName, ...(refusal && { refusal }) },
  },
})
