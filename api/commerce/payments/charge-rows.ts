import { desc, eq } from 'drizzle-orm'
import { othersToLock } from '../../activities/participation/index.ts'
import { lockAccounts } from '../../people/access/index.ts'
import type { ApiContext } from '../../platform/context.ts'
import { inStation, updateRow } from '../../platform/db/rows.ts'
import { type ChargePurpose, charges } from './tables.ts'
import type { Charge } from './types.ts'

type StationContext = Pick<ApiContext, 'db'> & { station: { id: number } }
type By = { id: number } | { code: string }

const itself = (ctx: StationContext, by: By) =>
  inStation(charges, ctx, 'id' in by ? eq(charges.id, by.id) : eq(charges.code, by.code))

/** A charge of the station; undefined for what is none. */
export async function chargeInStation(ctx: StationContext, by: By): Promise<Charge | undefined> {
  const [row] = await ctx.db.select().from(charges).where(itself(ctx, by))
  return row
}

/** The newest charge of what it pays. */
export async function latestCharge(
  ctx: StationContext,
  purpose: ChargePurpose,
  referenceId: number,
): Promise<Charge | undefined> {
  const [row] = await ctx.db
    .select()
    .from(charges)
    .where(inStation(charges, ctx, eq(charges.purpose, purpose), eq(charges.referenceId, referenceId)))
    .orderBy(desc(charges.id))
    .limit(1)
  return row
}

/** Locks the payer, who is paid for having invited them, and the charge, in this order (ADR 24). */
export async function lockCharge(ctx: ApiContext, by: By): Promise<Charge | undefined> {
  const found = await chargeInStation(ctx, by)
  if (!found) return undefined
  const { participantId } = found
  const others = await othersToLock.ask(ctx, { participantId })
  await lockAccounts(ctx, [participantId, ...others])
  const [row] = await ctx.db.select().from(charges).where(itself(ctx, by)).for('no key update')
  return row
}

/** Writes facts of a charge that is locked. */
export async function writeCharge(
  ctx: StationContext,
  id: number,
  facts: Partial<typeof charges.$inferInsert>,
): Promise<Charge> {
  return updateRow(ctx.db, charges, itself(ctx, { id }), facts)
}

/** Has the job of each minute read it at this instant, whatever it is by then; null: not by itself. Under the charge's lock. */
export async function readChargeAt(ctx: StationContext, id: number, nextReadAt: Date | null): Promise<void> {
  await writeCharge(ctx, id, { nextReadAt })
}
