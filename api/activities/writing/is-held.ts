import { asc } from 'drizzle-orm'
import { decomposed } from '#contract/composed.ts'
import type { ApiContext, PlatformContext } from '../../platform/context.ts'
import { inStation } from '../../platform/db/rows.ts'
import { heldWords } from './tables.ts'

/** Whether a text has one of the station's words and waits for an owner before others see it. */
export async function isHeld({ db, station }: ApiContext, text: string): Promise<boolean> {
  const rows = await db
    .select({ word: heldWords.word })
    .from(heldWords)
    .where(inStation(heldWords, { station }))
  return hasWord(
    text,
    rows.map(({ word }) => word),
  )
}

/** Whether one of some words or expressions stands in a text as a whole word, whatever its case, accents and invisible letters. Pure. */
export function hasWord(text: string, words: readonly string[]): boolean {
  const read = ` ${plain(text)} `
  return words.some((word) => {
    const wanted = plain(word)
    return wanted !== '' && read.includes(` ${wanted} `)
  })
}

/** Lower case, no accents, nothing invisible; whatever is no letter or digit parts words. */
const plain = (text: string) =>
  decomposed(text, 'NFKD')
    .replace(/[\p{M}\p{Default_Ignorable_Code_Point}]/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

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
