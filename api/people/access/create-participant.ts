import { openWallet } from '../../ledger/index.ts'
import type { PlatformContext } from '../../platform/context.ts'
import { inTransaction } from '../../platform/context.ts'
import { participants } from './tables.ts'

type Row = typeof participants.$inferSelect
type StationContext = PlatformContext & { station: { id: number } }
export type NewParticipant = Pick<Row, 'name' | 'email' | 'status'> & Partial<Omit<Row, 'stationId'>>

/** Adds a participant with an empty wallet. Null when the e-mail, the CPF or the id is taken in the station. */
export function createParticipant(outer: StationContext, person: NewParticipant): Promise<Row | null> {
  return inTransaction(outer, async (ctx) => {
    const [row] = await ctx.db
      .insert(participants)
      .values({ createdAt: ctx.ports.clock.now(), ...person, stationId: ctx.station.id })
      .onConflictDoNothing()
      .returning()
    if (!row) return null
    await openWallet(ctx, row.id)
    return row
  })
}
