import { count, isNull, max } from 'drizzle-orm'
import {
  type ManagedPlan,
  mostKeptPlans,
  mostPlans,
  type PlanInput,
} from '#contract/console/plans/schemas.ts'
import { plans } from '../../commerce/plans/tables.ts'
import type { ApiContext } from '../../platform/context.ts'
import { inStation, insertRow, withId } from '../../platform/db/rows.ts'
import { ApiError } from '../../platform/errors.ts'
import type { OwnerResource } from '../entries/owned-entries.ts'
import { changePart } from '../entries/owner-part.ts'
import { columnsOf, getManagedPlan } from './plan-rows.ts'
import { planTexts as texts } from './texts.ts'

/** Plans as owners write them: a new one stands at the end of the list, a draft until it is offered (GAP-141); who has one keeps their terms (ADR 109). */
export const planResource: OwnerResource<PlanInput, ManagedPlan> = {
  kind: 'plan',
  locks: ['plans'],
  isPublic: true,
  startsHidden: true,
  changed: texts.changed,
  nameOf: ({ name }) => ({ name }),
  get: getManagedPlan,
  async insert(ctx, input) {
    const values = columnsOf(input, ctx.station.config)
    const ofStation = inStation(plans, ctx)
    const [kept] = await ctx.db
      .select({ last: max(plans.position), all: count() })
      .from(plans)
      .where(ofStation)
    if ((kept?.all ?? 0) >= mostKeptPlans)
      throw ApiError.fields({ name: texts.fullOfWithdrawn(mostKeptPlans) })
    const row = await insertRow(ctx.db, plans, {
      ...{ ...values, stationId: ctx.station.id, position: (kept?.last ?? -1) + 1 },
      ...{ deletedAt: ctx.ports.clock.now(), isDraft: true },
    })
    return row.id
  },
  async update(ctx, id, { input, before }) {
    const values = columnsOf(input, ctx.station.config, before.gives)
    await ctx.db.update(plans).set(values).where(itself(ctx, id))
  },
}

const itself = (ctx: ApiContext, id: number) => withId(plans, ctx, id)

/** Offers it no more, for the first time, or again; who has it keeps it, and is charged on. Twice is once. @throws not_found, invalid_input */
export function withdrawPlan(
  ctx: ApiContext,
  { id, isWithdrawn }: { id: number; isWithdrawn: boolean },
): Promise<ManagedPlan> {
  return changePart(ctx, planResource, {}, async (ctx) => {
    const before = await getManagedPlan(ctx, id)
    if (before.isWithdrawn === isWithdrawn) return { answer: () => before }
    if (!isWithdrawn) await requireRoom(ctx)
    await ctx.db
      .update(plans)
      .set({ deletedAt: isWithdrawn ? ctx.ports.clock.now() : null, isDraft: false })
      .where(itself(ctx, id))
    const what = isWithdrawn ? 'plan.withdraw' : 'plan.offer'
    const done = { what, part: `plan:${id}`, after: { name: before.name } }
    return { done, answer: (ctx) => getManagedPlan(ctx, id) }
  })
}

async function requireRoom({ db, station }: ApiContext): Promise<void> {
  const offered = inStation(plans, { station }, isNull(plans.deletedAt))
  if ((await db.$count(plans, offered)) >= mostPlans) throw ApiError.fields({ name: texts.full(mostPlans) })
}
