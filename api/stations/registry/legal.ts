import { eq } from 'drizzle-orm'
import { type LegalSaid, legalSaidSchema } from '#contract/stations/registry/legal-said.ts'
import type { ApiContext } from '../../platform/context.ts'
import { stations } from './tables.ts'

type Within = Pick<ApiContext, 'db' | 'station'>

/** What owners said of the station's documents; null: nothing yet. Pure. */
const toSaid = (kept: unknown): LegalSaid | null =>
  legalSaidSchema
    .nullable()
    .catch(null)
    .parse(kept ?? null)

/** A configuration with it: what a folder or a draft says of that counts nowhere, for it is published apart (ADR 164). Pure. */
export function withLegal(config: Record<string, unknown>, kept: unknown): Record<string, unknown> {
  const said = toSaid(kept)
  const { said: _, ...legal } = (config.legal ?? {}) as { said?: unknown }
  if (!said && config.legal === undefined) return config
  return { ...config, legal: { ...legal, ...(said && { said }) } }
}

/** What they said last; `lock`: it is about to change, or shall stay until the transaction ends. */
export async function readLegal({ db, station }: Within, lock?: 'update' | 'share'): Promise<LegalSaid> {
  const query = db.select({ legal: stations.legal }).from(stations).where(eq(stations.id, station.id))
  const [row] = await (lock ? query.for(lock) : query)
  return toSaid(row?.legal) ?? legalSaidSchema.parse({})
}

/** Keeps it; whoever calls it raises the revision of the station (`touchStation`). */
export async function writeLegal({ db, station }: Within, legal: LegalSaid): Promise<void> {
  await db.update(stations).set({ legal }).where(eq(stations.id, station.id))
}
