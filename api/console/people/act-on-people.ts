import { count, eq, isNull, max } from 'drizzle-orm'
import type { PeopleAct, PeopleActInput } from '#contract/console/people/schemas.ts'
import { participants } from '../../people/access/tables.ts'
import { requireTeam } from '../../people/owner-changes/index.ts'
import type { ApiContext } from '../../platform/context.ts'
import { inStation, insertRow, one, withId } from '../../platform/db/rows.ts'
import { ApiError } from '../../platform/errors.ts'
import { enqueue } from '../../platform/jobs/index.ts'
import { changePart, makePart } from '../entries/owner-part.ts'
import { peopleActJob } from './people-act-job.ts'
import { isMeant, stepAct } from './step-act.ts'
import { peopleActs } from './tables.ts'
import { tagForAct, tagPart } from './tags.ts'
import { peopleTexts as texts } from './texts.ts'

/**
 * Does something to those who were ticked, or to all whom a filter finds, once for each form: a piece at once, more by a job that goes on
 * wherever it was stopped (PPL-08). @throws forbidden, invalid_input, conflict where others are found than were seen
 */
export function actOnPeople(ctx: ApiContext, input: PeopleActInput, key?: string): Promise<PeopleAct> {
  return changePart(ctx, tagPart, {}, async (ctx, teammate) =>
    makePart(ctx, teammate, {
      what: 'people-act',
      key,
      input,
      async make() {
        const { kind, whom } = input
        const tag = 'tag' in input ? await tagForAct(ctx, input) : null
        const reason = 'reason' in input ? input.reason : null
        if (tag) await requireIdle(ctx, tag.id)
        const { total, untilId } = await whomIn(ctx, whom)
        if (total === 0) throw new ApiError('conflict', texts.nobody)
        if ('count' in whom && whom.count !== total) throw new ApiError('conflict', texts.otherCount(total))
        const act = await insertRow(ctx.db, peopleActs, {
          ...{ stationId: ctx.station.id, kind, reason, tagId: tag?.id, tagName: tag?.name },
          ...{ total, untilId },
          ...('ids' in whom ? { ids: whom.ids, filter: {} } : { filter: whom.filter }),
          ...{ byId: teammate.id, byName: teammate.name, createdAt: ctx.ports.clock.now() },
        })
        const isEnded = await stepAct(ctx, act)
        if (!isEnded) await enqueue(ctx, peopleActJob, { stationId: ctx.station.id, actId: act.id })
        const people = isEnded ? (await getPeopleAct(ctx, act.id)).changed : total
        const after = { name: tag?.name ?? texts.people(people), people, ...(reason && { reason }) }
        const part = tag ? `tag:${tag.id}` : 'people'
        return { id: act.id, done: { what: `people.${kind}`, part, after } }
      },
      answer: getPeopleAct,
    }),
  )
}

/** How far an act came. @throws forbidden, not_found */
export async function getPeopleAct(ctx: ApiContext, actId: number): Promise<PeopleAct> {
  await requireTeam(ctx)
  const row = await ctx.db
    .select()
    .from(peopleActs)
    .where(withId(peopleActs, ctx, actId))
    .then(one(texts.unknownAct))
  const { id, kind, total, seen, changed } = row
  return { id, kind, tag: row.tagName, total, seen, changed, isEnded: row.endedAt !== null }
}

/** One after the other: an older act that is taken up again would undo a newer one. Under the lock of tags. @throws conflict */
async function requireIdle(ctx: ApiContext, tagId: number): Promise<void> {
  const isOpen = inStation(peopleActs, ctx, eq(peopleActs.tagId, tagId), isNull(peopleActs.endedAt))
  if ((await ctx.db.$count(peopleActs, isOpen)) > 0) throw new ApiError('conflict', texts.busyTag)
}

async function whomIn(ctx: ApiContext, whom: PeopleActInput['whom']) {
  const meant = 'ids' in whom ? { ids: whom.ids, filter: {} } : { ids: null, filter: whom.filter }
  const [found] = await ctx.db
    .select({ total: count(), untilId: max(participants.id) })
    .from(participants)
    .where(isMeant(ctx, meant))
  return { total: found?.total ?? 0, untilId: found?.untilId ?? 0 }
}
