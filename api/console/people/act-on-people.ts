import { asc, count, eq, inArray, isNull, max } from 'drizzle-orm'
import type { PeopleAct, PeopleActInput, Whom } from '#contract/console/people/schemas.ts'
import { participants } from '../../people/access/tables.ts'
import type { Teammate } from '../../people/owner-changes/index.ts'
import type { ApiContext } from '../../platform/context.ts'
import { inStation, insertRow } from '../../platform/db/rows.ts'
import { ApiError } from '../../platform/errors.ts'
import { enqueue } from '../../platform/jobs/index.ts'
import type { UrlSettings } from '../../platform/station-record.ts'
import { changePart, makePart } from '../entries/owner-part.ts'
import { doneTo } from './done-to-people.ts'
import { getPeopleAct } from './get-people-act.ts'
import { peopleActJob } from './people-act-job.ts'
import { isMeant, stepAct } from './step-act.ts'
import { peopleActs } from './tables.ts'
import { tagForAct, tagPart } from './tags.ts'
import { peopleTexts as texts } from './texts.ts'

/** An act as it is about to begin: of what kind, with what. */
type NewAct = Pick<typeof peopleActs.$inferInsert, 'kind'> & Partial<typeof peopleActs.$inferInsert>

/**
 * Does something to those who were ticked, or to all whom a filter finds, once for each form: a piece at once, more by a job that goes on
 * wherever it was stopped (PPL-08). @throws forbidden, invalid_input, conflict where others are found than were seen
 */
export function actOnPeople(
  ctx: ApiContext,
  input: PeopleActInput,
  urls: UrlSettings,
  key?: string,
): Promise<PeopleAct> {
  return changePart(ctx, tagPart, {}, async (ctx, teammate) =>
    makePart(ctx, teammate, {
      what: 'people-act',
      key,
      input,
      async make() {
        const { tag, ...act } = await newActOf(ctx, input)
        await requireIdle(ctx, act)
        const { id, people } = await beginAct(ctx, teammate, { act, whom: input.whom, urls })
        const after = { name: tag?.name ?? texts.people(people), people, reason: act.reason ?? undefined }
        return { id, done: { what: `people.${input.kind}`, part: tag ? `tag:${tag.id}` : 'people', after } }
      },
      answer: getPeopleAct,
    }),
  )
}

async function newActOf(ctx: ApiContext, input: PeopleActInput) {
  const { kind } = input
  if (!('tag' in input)) return { kind, reason: 'reason' in input ? input.reason : null }
  const tag = await tagForAct(ctx, input)
  return { kind, tag, tagId: tag.id, tagName: tag.name }
}

/** Acts of these kinds undo each other: an older one that is taken up again would undo a newer. */
const opposed = { suspend: ['suspend', 'reactivate'], reactivate: ['suspend', 'reactivate'] } as const

/** One after the other, under the lock of tags. @throws conflict */
async function requireIdle(ctx: ApiContext, { kind, tagId }: NewAct): Promise<void> {
  const same =
    kind === 'suspend' || kind === 'reactivate'
      ? inArray(peopleActs.kind, opposed[kind])
      : tagId
        ? eq(peopleActs.tagId, tagId)
        : eq(peopleActs.kind, kind)
  const open = await ctx.db.$count(peopleActs, inStation(peopleActs, ctx, same, isNull(peopleActs.endedAt)))
  if (open > 0) throw new ApiError('conflict', tagId ? texts.busyTag : texts.busy)
}

type Begun = { act: NewAct; whom: Whom; urls: UrlSettings }

/**
 * Keeps an act and does its first piece, unless it waits. Whom points are for is kept as they are found now; others are found anew, piece by
 * piece. @returns its number, and for how many it changed something or will be tried @throws conflict where others are found than were seen
 */
export async function beginAct(ctx: ApiContext, by: Teammate, { act, whom, urls }: Begun) {
  const meant = meantBy(whom)
  const { total, untilId } = await found(ctx, meant)
  if (total === 0) throw new ApiError('conflict', texts.nobody)
  if ('count' in whom && whom.count !== total) throw new ApiError('conflict', texts.otherCount(total))
  const ids = meant.ids || act.amountH ? await idsOf(ctx, meant) : null
  const row = await insertRow(ctx.db, peopleActs, {
    ...{ stationId: ctx.station.id, total, untilId, ids, filter: ids ? {} : meant.filter },
    ...{ byId: by.id, byName: by.name, createdAt: ctx.ports.clock.now() },
    ...act,
  })
  if (row.isWaiting) return { id: row.id, people: total }
  return { id: row.id, people: await setOut(ctx, row, urls) }
}

/** Does the first piece of an act and leaves the rest to its job. @returns for how many it changed something, or will be tried */
export async function setOut(
  ctx: ApiContext,
  { id, kind, total }: Pick<typeof peopleActs.$inferSelect, 'id' | 'kind' | 'total'>,
  urls: UrlSettings,
): Promise<number> {
  if (!doneTo[kind].prepare && (await stepAct(ctx, { id }, urls)))
    return (await getPeopleAct(ctx, id)).changed
  await enqueue(ctx, peopleActJob, { stationId: ctx.station.id, actId: id })
  return total
}

type Meant = Parameters<typeof isMeant>[1]

/** How many people are meant. */
export const countWhom = async (ctx: ApiContext, whom: Whom): Promise<number> =>
  (await found(ctx, meantBy(whom))).total

/** Whom a form means, as an act keeps it. Pure. */
const meantBy = (whom: Whom): Meant =>
  'ids' in whom ? { ids: whom.ids, filter: {} } : { ids: null, filter: whom.filter }

async function found(ctx: ApiContext, meant: Meant) {
  const [row] = await ctx.db
    .select({ total: count(), untilId: max(participants.id) })
    .from(participants)
    .where(isMeant(ctx, meant))
  return { total: row?.total ?? 0, untilId: row?.untilId ?? 0 }
}

async function idsOf(ctx: ApiContext, meant: Meant): Promise<number[]> {
  const rows = await ctx.db
    .select({ id: participants.id })
    .from(participants)
    .where(isMeant(ctx, meant))
    .orderBy(asc(participants.id))
  return rows.map(({ id }) => id)
}
