import { desc, eq } from 'drizzle-orm'
import type { SavedAddress } from '#contract/commerce/addresses/schemas.ts'
import { memberOf } from '../../people/access/index.ts'
import type { ApiContext } from '../../platform/context.ts'
import { inStation } from '../../platform/db/rows.ts'
import { addresses } from './tables.ts'

/** The addresses of the caller's orders, the last one first (CAR-19). */
export async function listAddresses(ctx: ApiContext): Promise<{ content: SavedAddress[] }> {
  const { id, cep, state, city, neighborhood, street, streetNumber, complement, usedAt } = addresses
  const content = await ctx.db
    .select({ id, cep, state, city, neighborhood, street, street_number: streetNumber, complement })
    .from(addresses)
    .where(inStation(addresses, ctx, eq(addresses.participantId, memberOf(ctx))))
    .orderBy(desc(usedAt), desc(id))
  return { content }
}
