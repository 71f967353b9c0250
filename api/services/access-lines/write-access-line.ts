import type { ReadKind } from '#contract/services/access-lines/schemas.ts'
import type { ApiContext } from '../../platform/context.ts'
import { accessLines } from './tables.ts'

type Reading = {
  /** Who of the team reads. */
  reader: { id: number; name: string }
  what: ReadKind
  /** As it is shown: 'Odontologia'. */
  area: string
} & ({ participantId: number } | { cpf: string })

/** Notes that somebody of the team read something sensitive of a person, before they read it (GAP-93). */
export async function writeAccessLine(ctx: ApiContext, { reader, ...read }: Reading): Promise<void> {
  await ctx.db.insert(accessLines).values({
    ...read,
    stationId: ctx.station.id,
    readerId: reader.id,
    readerName: reader.name,
    createdAt: ctx.ports.clock.now(),
  })
}
