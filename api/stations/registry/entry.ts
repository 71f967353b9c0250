import { eq } from 'drizzle-orm'
import type { StationConfig } from '#contract/stations/registry/configuration.ts'
import { type Entry, entrySchema, withEntry } from '#contract/stations/registry/entry.ts'
import type { ApiContext } from '../../platform/context.ts'
import { withLegal } from './legal.ts'
import { stations } from './tables.ts'

type Within = Pick<ApiContext, 'db' | 'station'>

/** What is kept of how one joins; null where owners said nothing yet. Pure. */
const toEntry = (kept: unknown): Entry | null =>
  entrySchema
    .nullable()
    .catch(null)
    .parse(kept ?? null)

type Kept = Pick<typeof stations.$inferSelect, 'config' | 'entry' | 'legal'>

/** A station's configuration as it counts: with what its owners said of how one joins and of its documents over what it says itself. Pure. */
export function configurationOf({ config, entry, legal }: Kept): Record<string, unknown> {
  const said = toEntry(entry)
  const own = withLegal(config, legal)
  if (!said) return own
  return { ...own, behaviour: withEntry((config.behaviour ?? {}) as object, said) }
}

/** What owners said last about how one joins; null: nothing yet. */
export async function readEntry({ db, station }: Within): Promise<Entry | null> {
  const [row] = await db.select({ entry: stations.entry }).from(stations).where(eq(stations.id, station.id))
  return toEntry(row?.entry)
}

/** Keeps how one joins; whoever calls it raises the revision of the station (`touchStation`). */
export async function writeEntry({ db, station }: Within, entry: Entry): Promise<void> {
  await db.update(stations).set({ entry }).where(eq(stations.id, station.id))
}

/** A configuration as it is kept and published: how one joins, and what was said of its documents, stand beside it. Pure. */
export function withoutEntry(config: StationConfig): StationConfig {
  const { entry: _, ...behaviour } = config.behaviour
  const { said: __, ...legal } = config.legal
  return { ...config, behaviour, legal }
}
