import { and, desc, eq, inArray } from 'drizzle-orm'
import type { SavedAddress } from '#contract/commerce/addresses/schemas.ts'
import { memberOf } from '../../people/access/index.ts'
import type { ApiContext } from '../../platform/context.ts'
import { inStation } from '../../platform/db/rows.ts'
import { digestOf } from '../../platform/digest.ts'
import { addresses } from './tables.ts'

/** Where an order goes, as the cart has it. `zipcode` is eight digits. */
export type NewAddress = {
  zipcode: string
  street: string
  number: string
  complement: string
  neighborhood: string
  city: string
  state: string
}

/** So many are offered; the one that was not used for longest makes place. */
const mostAddresses = 10

/** Keeps an address for the member's next order, inside the transaction of this one (CAR-19). The same again is the same. */
export async function rememberAddress(ctx: ApiContext, address: NewAddress): Promise<void> {
  const { db, station, ports } = ctx
  const { zipcode: cep, number: streetNumber, ...rest } = address
  const kept = { ...rest, cep, streetNumber }
  const usedAt = ports.clock.now()
  const own = inStation(addresses, ctx, eq(addresses.participantId, memberOf(ctx)))
  await db
    .insert(addresses)
    .values({
      ...kept,
      stationId: station.id,
      participantId: memberOf(ctx),
      digest: digestOf(
        Object.entries(kept)
          .map(([name, text]) => [name, text.toLowerCase()])
          .sort(),
      ),
      usedAt,
    })
    .onConflictDoUpdate({
      target: [addresses.stationId, addresses.participantId, addresses.digest],
      set: { usedAt },
    })
  const stale = await db
    .select({ id: addresses.id })
    .from(addresses)
    .where(own)
    .orderBy(desc(addresses.usedAt), desc(addresses.id))
    .offset(mostAddresses)
  if (stale.length > 0)
    await db.delete(addresses).where(
      and(
        own,
        inArray(
          addresses.id,
          stale.map(({ id }) => id),
        ),
      ),
    )
}

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
