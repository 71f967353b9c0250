import { isNotNull } from 'drizzle-orm'
import type { ApiContext } from '../../../platform/context.ts'
import { inStation, withId } from '../../../platform/db/rows.ts'
import { releaseKeys } from '../../../platform/files/index.ts'
import type { KeptPerson } from '../../../platform/kept.ts'
import { unreadableAt } from '../../../platform/spreadsheets/read-records.ts'
import { recordsOf } from './lines-of-file.ts'
import { peopleImports } from './tables.ts'
import { importTexts } from './texts.ts'

const digitsOf = (text: string): string => text.replace(/\D/g, '')

/** Whether a cell of a table names somebody: by their e-mail, CPF or phone as people and Excel write them, or by a name of several words. Pure. */
export function namesPerson({ name, marks }: Pick<KeptPerson, 'name' | 'marks'>): (cell: string) => boolean {
  const words = marks.map((mark) => {
    const escaped = mark.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')
    return new RegExp(`(?<![\\p{L}\\p{N}._%+@-])${escaped}(?![\\p{L}\\p{N}_@-]|\\.[\\p{L}\\p{N}])`, 'iu')
  })
  const numbers = new Set(marks.filter((mark) => !mark.includes('@')).map(digitsOf))
  const whole = name.trim().toLowerCase()
  const isTelling = /\s/.test(whole)
  return (cell) => {
    if (words.some((word) => word.test(cell))) return true
    if (isTelling && cell.trim().toLowerCase() === whole) return true
    const digits = digitsOf(cell)
    // Excel takes zeros at the beginning for nothing.
    return digits.length > 7 && (numbers.has(digits) || numbers.has(digits.padStart(11, '0')))
  }
}

/**
 * Ends the imports of a station whose stored file names somebody who goes, and has the files deleted: nobody confirmed them, or they would
 * be read again (PPL-31). The team reads why and sends the table again.
 */
export async function dropFilesOf(ctx: ApiContext, person: KeptPerson): Promise<void> {
  const { ports, db } = ctx
  const stored = inStation(peopleImports, ctx, isNotNull(peopleImports.fileKey))
  for (const { id, fileKey, charset, delimiter } of await db.select().from(peopleImports).where(stored)) {
    if (!fileKey || !(await isNamedIn(ctx, { fileKey, charset, delimiter }, person))) continue
    const [ended] = await db
      .update(peopleImports)
      .set({
        ...{ state: 'failed', failure: importTexts.personGone, fileKey: null, preview: [] },
        endedAt: ports.clock.now(),
      })
      .where(withId(peopleImports, ctx, id, isNotNull(peopleImports.fileKey)))
      .returning({ id: peopleImports.id })
    if (ended) await releaseKeys(ctx, [fileKey])
  }
}

type Stored = Parameters<typeof recordsOf>[1]

/** What cannot be read any further may have them in it. */
async function isNamedIn(ctx: ApiContext, file: Stored, person: KeptPerson): Promise<boolean> {
  if (!(await ctx.ports.files.exists(file.fileKey))) return false
  const isTheirs = namesPerson(person)
  try {
    for await (const { cells } of recordsOf(ctx, file)) if (cells.some(isTheirs)) return true
  } catch (error) {
    if (unreadableAt(error)) return true
    throw error
  }
  return false
}
