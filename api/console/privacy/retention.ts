import { desc, eq, ne } from 'drizzle-orm'
import type { getRetention as call, RetentionKind } from '#contract/console/retention/endpoints.ts'
import type { Answer } from '#contract/endpoint.ts'
import { requireTeam } from '../../people/owner-changes/index.ts'
import { endingsOf, isShown, noticeMs, type Register } from '../../people/privacy/index.ts'
import { type RetentionList, retentionChoices, retentionLists } from '../../people/privacy/tables.ts'
import type { ApiContext } from '../../platform/context.ts'
import { inStation, withId } from '../../platform/db/rows.ts'
import { ApiError } from '../../platform/errors.ts'
import type { Ending } from '../../platform/kept.ts'
import { changePart, type OwnerPart } from '../entries/owner-part.ts'
import { saveAsSeen } from '../entries/save-as-seen.ts'
import { tagOf } from '../site-parts.ts'
import { privacyConsoleTexts as texts } from './texts.ts'

type Retention = Answer<typeof call>
const retention: OwnerPart = { locks: ['entries:retention'], isPublic: false }
const partOf = (key: string) => `retention:${key}`

/** How long each kind is kept that ends, and what goes next, in three statements (PPL-32). @throws forbidden */
export async function getRetention(ctx: ApiContext, register: Register): Promise<Retention> {
  await requireTeam(ctx)
  const shown = register.filter((entry) => isShown(entry, ctx))
  const choices = await ctx.db.select().from(retentionChoices).where(inStation(retentionChoices, ctx))
  const waiting = await ctx.db
    .select()
    .from(retentionLists)
    .where(inStation(retentionLists, ctx, ne(retentionLists.state, 'done')))
  const done = await ctx.db
    .selectDistinctOn([retentionLists.kind])
    .from(retentionLists)
    .where(inStation(retentionLists, ctx, eq(retentionLists.state, 'done')))
    .orderBy(retentionLists.kind, desc(retentionLists.id))
  const of = <One extends { kind: string }>(list: readonly One[], key: string) =>
    list.find(({ kind }) => kind === key)
  // What goes is shown, whatever the station has switched off meanwhile: nothing goes that nobody could hold back.
  const isListed = ({ ends = [] }: Register[number]) => ends.some(({ key }) => of(waiting, key))
  return {
    kinds: endingsOf(register.filter((entry) => shown.includes(entry) || isListed(entry))).map((ending) =>
      toKind(ending, {
        days: of(choices, ending.key)?.days ?? ending.days.usual,
        list: of(waiting, ending.key),
        last: of(done, ending.key),
      }),
    ),
    fixed: shown.filter(({ ends }) => !ends).map(({ name, howLong }) => ({ name, howLong })),
  }
}

type Found = { days: number; list: RetentionList | undefined; last: RetentionList | undefined }

const toKind = (
  { key, name, days: { least, most } }: Ending,
  { days, list, last }: Found,
): RetentionKind => ({
  ...{ key, name, days, least, most, tag: tagOf(days) },
  list: list && list.state !== 'done' ? toList(list, list.state) : null,
  last: last?.endedAt ? { at: last.endedAt.toISOString(), deleted: last.deleted } : null,
})

const toList = (
  { count, before, runsAt, deleted, heldByName }: RetentionList,
  state: 'listed' | 'held' | 'running',
) => ({
  ...{ count, deleted, state, heldBy: state === 'held' ? heldByName : null },
  ...{ before: before.toISOString(), runsAt: runsAt.toISOString() },
})

/** @throws not_found for what does not end */
function endingOf(register: Register, key: string): Ending {
  const found = endingsOf(register).find((one) => one.key === key)
  if (!found) throw new ApiError('not_found', texts.noKind)
  return found
}

type Chosen = { kind: string; seen: string; days: number }

/** Chooses for how long a kind is kept, within what it allows, as it was seen (PPL-32). @throws forbidden, not_found, conflict, invalid_input */
export async function saveRetention(
  ctx: ApiContext,
  register: Register,
  { kind, seen, days }: Chosen,
): Promise<Retention> {
  const ending = endingOf(register, kind)
  const { least, most, usual } = ending.days
  if (days < least || days > most) throw ApiError.fields({ days: texts.days(least, most) })
  const written = { kind, days }
  const read = async (ctx: ApiContext) => {
    const [row] = await ctx.db
      .select({ days: retentionChoices.days })
      .from(retentionChoices)
      .where(inStation(retentionChoices, ctx, eq(retentionChoices.kind, kind)))
    const now = row?.days ?? usual
    return { days: now, tag: tagOf(now) }
  }
  await changePart(ctx, retention, {}, (ctx, owner) =>
    saveAsSeen(ctx, owner, {
      ...{ what: 'retention.save', part: partOf(kind), seen, read },
      writtenOf: ({ days }) => ({ name: ending.name, days }),
      write: async (ctx) => {
        await ctx.db
          .insert(retentionChoices)
          .values({ stationId: ctx.station.id, ...written })
          .onConflictDoUpdate({
            target: [retentionChoices.stationId, retentionChoices.kind],
            set: { days },
          })
      },
    }),
  )
  return getRetention(ctx, register)
}

type Held = { kind: string; isHeld: boolean }

/** Holds back what is listed of a kind, or lets it go, a week later at the earliest (PPL-32). Twice is once. @throws forbidden, not_found, conflict */
export function holdRetention(
  ctx: ApiContext,
  register: Register,
  { kind, isHeld }: Held,
): Promise<Retention> {
  const { name } = endingOf(register, kind)
  return changePart(ctx, retention, {}, async (ctx, owner) => {
    const answer = (ctx: ApiContext) => getRetention(ctx, register)
    const isWaiting = inStation(
      retentionLists,
      ctx,
      eq(retentionLists.kind, kind),
      ne(retentionLists.state, 'done'),
    )
    const [list] = await ctx.db.select().from(retentionLists).where(isWaiting).for('update')
    if (!list) throw new ApiError('conflict', texts.nothingListed)
    if ((list.state === 'held') === isHeld) return { answer }
    const runsAt = new Date(ctx.ports.clock.now().getTime() + noticeMs)
    await ctx.db
      .update(retentionLists)
      .set(
        isHeld
          ? { state: 'held', heldById: owner.id, heldByName: owner.name }
          : { state: 'listed', heldById: null, heldByName: null, runsAt },
      )
      .where(withId(retentionLists, ctx, list.id))
    const what = isHeld ? 'retention.hold' : 'retention.release'
    return { done: { what, part: partOf(kind), after: { name } }, answer }
  })
}
