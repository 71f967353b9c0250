import { and, count, eq, isNull, max } from 'drizzle-orm'
import {
  type ManagedPlan,
  mostKeptPlans,
  mostPlans,
  type PlanInput,
} from '#contract/console/plans/schemas.ts'
import { plans } from '../../commerce/plans/tables.ts'
import { lastLine, makeOnce, type Outcome, ownerChange } from '../../people/owner-changes/index.ts'
import type { ApiContext } from '../../platform/context.ts'
import { ApiError } from '../../platform/errors.ts'
import { columnsOf, getManagedPlan } from './plan-rows.ts'
import { planTexts as texts } from './texts.ts'

const locks = ['plans'] as const

/** A new plan at the end of the list, a draft until it is offered (GAP-141), once for each form. @throws invalid_input where there are too many */
export function createPlan(ctx: ApiContext, input: PlanInput, key?: string): Promise<ManagedPlan> {
  return ownerChange(ctx, { locks, sent: input }, (ctx, owner) => {
    const made = (id: number): Outcome<ManagedPlan> => ({ answer: (ctx) => getManagedPlan(ctx, { id }) })
    const make = async () => {
      const id = await writeNew(ctx, input)
      const line = { what: 'plan.create', part: `plan:${id}`, after: { name: input.name } }
      return { id, answer: { done: line, ...made(id) } }
    }
    return makeOnce<Outcome<ManagedPlan>>(ctx, { key, by: owner.id, what: 'plan', input }, make, async (id) =>
      made(id),
    )
  })
}

async function writeNew(ctx: ApiContext, input: PlanInput): Promise<number> {
  const values = columnsOf(input, ctx.station.config)
  const ofStation = eq(plans.stationId, ctx.station.id)
  const [kept] = await ctx.db
    .select({ last: max(plans.position), all: count() })
    .from(plans)
    .where(ofStation)
  if ((kept?.all ?? 0) >= mostKeptPlans) throw ApiError.fields({ name: texts.fullOfWithdrawn(mostKeptPlans) })
  const [row] = await ctx.db
    .insert(plans)
    .values({
      ...{ ...values, stationId: ctx.station.id, position: (kept?.last ?? -1) + 1 },
      ...{ deletedAt: ctx.ports.clock.now(), isDraft: true },
    })
    .returning({ id: plans.id })
  if (!row) throw new Error('The plan was not written')
  return row.id
}

async function requireRoom({ db, station }: ApiContext): Promise<void> {
  const [row] = await db
    .select({ offered: count() })
    .from(plans)
    .where(and(eq(plans.stationId, station.id), isNull(plans.deletedAt)))
  if ((row?.offered ?? 0) >= mostPlans) throw ApiError.fields({ name: texts.full(mostPlans) })
}

/** Changes a plan that is as its owner saw it; who has it keeps their terms (ADR 109). @throws conflict, not_found, invalid_input */
export function savePlan(
  ctx: ApiContext,
  { id, seen, value }: { id: number; seen: string; value: PlanInput },
): Promise<ManagedPlan> {
  const part = `plan:${id}`
  return ownerChange(ctx, { locks, sent: value }, async (ctx) => {
    const before = await getManagedPlan(ctx, { id })
    const values = columnsOf(value, ctx.station.config, before.gives)
    await ctx.db.update(plans).set(values).where(itself(ctx, id))
    const after = await getManagedPlan(ctx, { id })
    // Sent again after a lost answer it is what it was to become.
    if (after.tag === before.tag) return { answer: () => after }
    if (before.tag !== seen) {
      const who = (await lastLine(ctx, part))?.who ?? texts.somebody
      throw new ApiError('conflict', texts.changed, { details: { who, tag: before.tag, value: before } })
    }
    return { done: { what: 'plan.save', part, before, after, isPublic: true }, answer: () => after }
  })
}

const itself = ({ station }: ApiContext, id: number) => and(eq(plans.stationId, station.id), eq(plans.id, id))

/** Offers it no more, for the first time, or again; who has it keeps it, and is charged on. Twice is once. @throws not_found, invalid_input */
export function withdrawPlan(
  ctx: ApiContext,
  { id, isWithdrawn }: { id: number; isWithdrawn: boolean },
): Promise<ManagedPlan> {
  return ownerChange(ctx, { locks }, async (ctx) => {
    const before = await getManagedPlan(ctx, { id })
    if (before.isWithdrawn === isWithdrawn) return { answer: () => before }
    if (!isWithdrawn) await requireRoom(ctx)
    await ctx.db
      .update(plans)
      .set({ deletedAt: isWithdrawn ? ctx.ports.clock.now() : null, isDraft: false })
      .where(itself(ctx, id))
    const what = isWithdrawn ? 'plan.withdraw' : 'plan.offer'
    const done = { what, part: `plan:${id}`, after: { name: before.name }, isPublic: true }
    return { done, answer: (ctx) => getManagedPlan(ctx, { id }) }
  })
}
