import { eq, isNull } from 'drizzle-orm'
import type { ApiContext } from '../../platform/context.ts'
import { inStation } from '../../platform/db/rows.ts'
import { vouchers } from './tables.ts'

type Person = { participantId: number }

/** The courses of somebody, still worth something, whose organisers may get in touch. */
const agreed = (ctx: ApiContext, { participantId }: Person) =>
  inStation(
    vouchers,
    ctx,
    eq(vouchers.participantId, participantId),
    eq(vouchers.kind, 'course'),
    eq(vouchers.shouldContact, true),
    isNull(vouchers.cancelledAt),
  )

/** About how many courses somebody agreed to be contacted (ACT-04, PPL-30). */
export const countContacts = (ctx: ApiContext, person: Person): Promise<number> =>
  ctx.db.$count(vouchers, agreed(ctx, person))

/** Takes that back of all of them; their places and vouchers stay. */
export async function withdrawContacts(ctx: ApiContext, person: Person): Promise<void> {
  await ctx.db.update(vouchers).set({ shouldContact: false }).where(agreed(ctx, person))
}
