import { asc } from 'drizzle-orm'
import type { PlatformContext } from '../../platform/context.ts'
import { inStation } from '../../platform/db/rows.ts'
import { heldWords } from './tables.ts'

/** The station's words that hold a text back, in their order. */
export async function listHeldWords(
  { db }: Pick<PlatformContext, 'db'>,
  stationId: number,
): Promise<string[]> {
  const rows = await db
    .select({ word: heldWords.word })
    .from(heldWords)
    .where(inStation(heldWords, { stationId }))
    .orderBy(asc(heldWords.position))
  return rows.map(({ word }) => word)
}

/** Replaces them; a word that stands there twice is one. What was written before stays as it is. */
export async function replaceHeldWords(
  { db }: Pick<PlatformContext, 'db'>,
  stationId: number,
  words: readonly string[],
): Promise<void> {
  await db.delete(heldWords).where(inStation(heldWords, { stationId }))
  const rows = [...new Set(words)].map((word, position) => ({ stationId, word, position }))
  if (rows.length > 0) await db.insert(heldWords).values(rows)
}
