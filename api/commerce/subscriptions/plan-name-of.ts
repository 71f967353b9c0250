import type { ApiContext } from '../../platform/context.ts'
import { currentOf } from './subscription-rows.ts'

/** The name of the plan whose services a member gets now, or null: none, not paid yet, or suspended (PLN-02, VCD-02). */
export async function planNameOf(ctx: ApiContext, participantId: number): Promise<string | null> {
  const row = await currentOf(ctx, participantId)
  return row && (row.state === 'active' || row.state === 'past_due') ? row.planName : null
}
