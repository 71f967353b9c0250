import { asc, eq } from 'drizzle-orm'
import { mostNotDone, type PeopleAct } from '#contract/console/people/schemas.ts'
import { participants } from '../../people/access/tables.ts'
import { requireTeam } from '../../people/owner-changes/index.ts'
import type { ApiContext } from '../../platform/context.ts'
import { inStation, one, withId } from '../../platform/db/rows.ts'
import { peopleActs, peopleActRefusals as refusals } from './tables.ts'
import { peopleTexts as texts } from './texts.ts'

/** How far an act came, and for whom it was not possible. @throws forbidden, not_found */
export async function getPeopleAct(ctx: ApiContext, actId: number): Promise<PeopleAct> {
  await requireTeam(ctx)
  const { ids: _, ...row } = await actRow(ctx, actId)
  const ofAct = inStation(refusals, ctx, eq(refusals.actId, actId))
  const notDone = await ctx.db
    .select({ id: refusals.participantId, name: participants.name, why: refusals.why })
    .from(refusals)
    .innerJoin(participants, withId(participants, refusals, refusals.participantId))
    .where(ofAct)
    .orderBy(asc(refusals.participantId))
    .limit(mostNotDone)
  const { id, kind, reason, amountH, total, seen, changed, isWaiting, refusal } = row
  return {
    ...{ id, kind, reason, amountH, total, seen, changed, isWaiting, refusal, notDone },
    ...{ tag: row.tagName, by: row.byName, isEnded: row.endedAt !== null },
    notDoneCount: notDone.length < mostNotDone ? notDone.length : await ctx.db.$count(refusals, ofAct),
  }
}

/** One act. @throws not_found */
export const actRow = (ctx: ApiContext, id: number): Promise<typeof peopleActs.$inferSelect> =>
  ctx.db
    .select()
    .from(peopleActs)
    .where(withId(peopleActs, ctx, id))
    .then(one(texts.unknownAct))
