import { and, count, eq, max, ne, notInArray, sql } from 'drizzle-orm'
import type { ManagedField } from '#contract/console/own-fields/endpoints.ts'
import { kindsWithChoices, mostOwnFields, type OwnFieldInput } from '#contract/people/own-fields/schemas.ts'
import { listOwnFields } from '../../people/own-fields/index.ts'
import { ownFields, ownValues } from '../../people/own-fields/tables.ts'
import { type Move, requireTeam, wasMoved } from '../../people/owner-changes/index.ts'
import type { ApiContext } from '../../platform/context.ts'
import { inStation, insertRow, one, withId } from '../../platform/db/rows.ts'
import { ApiError } from '../../platform/errors.ts'
import { changePart, makePart, type OwnerPart } from '../entries/owner-part.ts'
import { saveAsSeen } from '../entries/save-as-seen.ts'
import { tagOf } from '../site-parts.ts'
import { ownFieldTexts as texts } from './texts.ts'

/** Visitors are asked by them: the sign-up follows at once. */
const fieldPart: OwnerPart = { locks: ['entries:own-fields'], isPublic: true }

/** The station's own fields in their order, and how many people have something in each: two queries. @throws forbidden */
export async function listManagedFields(ctx: ApiContext): Promise<ManagedField[]> {
  await requireTeam(ctx)
  const fields = await listOwnFields(ctx)
  const counts = await ctx.db
    .select({ fieldId: ownValues.fieldId, people: count() })
    .from(ownValues)
    .where(inStation(ownValues, ctx))
    .groupBy(ownValues.fieldId)
  const known = new Map(counts.map(({ fieldId, people }) => [fieldId, people]))
  return fields.map((field) => ({ ...field, people: known.get(field.id) ?? 0, tag: tagOf(field) }))
}

async function fieldIn(ctx: ApiContext, id: number): Promise<ManagedField> {
  const fields = await listManagedFields(ctx)
  return one(texts.unknown)(fields.filter((field) => field.id === id))
}

/** Adds a field at the end, once for each form. @throws forbidden, invalid_input */
export function addOwnField(ctx: ApiContext, input: OwnFieldInput, key?: string): Promise<ManagedField[]> {
  return changePart(ctx, fieldPart, {}, (ctx, teammate) =>
    makePart(ctx, teammate, {
      ...{ what: 'own-field', key, input },
      async make() {
        const mine = inStation(ownFields, ctx)
        if ((await ctx.db.$count(ownFields, mine)) >= mostOwnFields)
          throw ApiError.fields({ name: texts.full(mostOwnFields) })
        const value = await checked(ctx, input)
        const [last] = await ctx.db
          .select({ at: max(ownFields.position) })
          .from(ownFields)
          .where(mine)
        const { id } = await insertRow(ctx.db, ownFields, {
          ...{ ...value, stationId: ctx.station.id, position: (last?.at ?? 0) + 1 },
        })
        return { id, done: { what: 'own-field.create', part: `own-field:${id}`, after: value } }
      },
      answer: listManagedFields,
    }),
  )
}

/** Changes a field where it is as it was seen. @throws forbidden, not_found, conflict, invalid_input */
export function saveOwnField(
  ctx: ApiContext,
  { id, seen, value }: { id: number; seen: string; value: OwnFieldInput },
): Promise<ManagedField> {
  return changePart(ctx, fieldPart, {}, (ctx, owner) =>
    saveAsSeen(ctx, owner, {
      ...{ what: 'own-field.save', part: `own-field:${id}`, seen },
      read: (ctx) => fieldIn(ctx, id),
      writtenOf: ({ id: _, people: __, tag: ___, ...written }) => written,
      write: async (ctx, before) => {
        const set = await checked(ctx, value, id)
        if (before.kind !== value.kind && before.people > 0)
          throw ApiError.fields({ kind: texts.kindKept(before.people) })
        await requireChoicesKept(ctx, before, set)
        await ctx.db
          .update(ownFields)
          .set(set)
          .where(withId(ownFields, ctx, id))
      },
    }),
  )
}

/** What is kept of a field; choices of those that have some. @throws invalid_input */
async function checked(ctx: ApiContext, input: OwnFieldInput, id = 0): Promise<OwnFieldInput> {
  const sameName = eq(sql`search_text(${ownFields.name})`, sql`search_text(${input.name})`)
  const others = inStation(ownFields, ctx, sameName, ne(ownFields.id, id))
  if ((await ctx.db.$count(ownFields, others)) > 0) throw ApiError.fields({ name: texts.taken })
  const choices = kindsWithChoices.includes(input.kind) ? [...new Set(input.choices)] : []
  if (kindsWithChoices.includes(input.kind) && choices.length < 2)
    throw ApiError.fields({ choices: texts.fewChoices })
  return { ...input, choices, isShown: input.asked !== 'team' || input.isShown }
}

/** A choice that somebody has stays: it would be nobody's any more. @throws invalid_input */
async function requireChoicesKept(
  ctx: ApiContext,
  { id, kind, choices }: ManagedField,
  next: OwnFieldInput,
): Promise<void> {
  const gone = choices.filter((one) => !next.choices.includes(one))
  if (gone.length === 0 || next.kind !== kind) return
  const has =
    kind === 'choice'
      ? notInArray(ownValues.text, next.choices)
      : sql`not (${ownValues.choices} <@ ${next.choices}::text[])`
  const people = await ctx.db.$count(
    ownValues,
    inStation(ownValues, ctx, and(eq(ownValues.fieldId, id), has)),
  )
  if (people > 0) throw ApiError.fields({ choices: texts.choicesKept(people) })
}

/** Moves a field among the others. @throws forbidden, not_found, conflict where it stands elsewhere by now */
export function moveOwnField(
  ctx: ApiContext,
  { id, ...move }: { id: number } & Move,
): Promise<ManagedField[]> {
  return changePart(ctx, fieldPart, {}, async (ctx) => {
    const fields = await listOwnFields(ctx)
    const at = fields.findIndex((field) => field.id === id)
    if (at < 0) throw new ApiError('not_found', texts.unknown)
    const outcome = { answer: listManagedFields }
    const to = at + move.by
    if (wasMoved(move, at + 1) || to < 0 || to >= fields.length) return outcome
    const [moved] = fields.splice(at, 1)
    if (moved) fields.splice(to, 0, moved)
    for (const [place, field] of fields.entries())
      await ctx.db
        .update(ownFields)
        .set({ position: place + 1 })
        .where(withId(ownFields, ctx, field.id))
    return {
      ...outcome,
      done: { what: 'own-field.move', part: `own-field:${id}`, after: { name: moved?.name } },
    }
  })
}

/** Removes a field with what people have in it, as many as were seen; twice is once. @throws forbidden, conflict where others have by now */
export function removeOwnField(
  ctx: ApiContext,
  { id, people }: { id: number; people: number },
): Promise<{ id: number }> {
  return changePart(ctx, fieldPart, {}, async (ctx) => {
    const outcome = { answer: () => ({ id }) }
    const field = (await listManagedFields(ctx)).find((one) => one.id === id)
    if (!field) return outcome
    if (field.people !== people) throw new ApiError('conflict', texts.otherCount(field.people))
    await ctx.db.delete(ownFields).where(withId(ownFields, ctx, id))
    const before = { name: field.name, people }
    return { ...outcome, done: { what: 'own-field.remove', part: `own-field:${id}`, before } }
  })
}
