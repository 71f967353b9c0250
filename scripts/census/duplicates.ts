import type { ProductFile } from './product-files.ts'

/** Two places that say the same: so many lines, imports and lines of brackets alone not counted. */
export type Duplicate = { lines: number; one: string; other: string }

type Line = { path: string; at: number; text: string }

/** As few as are counted: less is how the language is written. */
const least = 6

/** Lists the pairs of places with six or more equal lines, the longest first. Blanks at the ends of a line do not matter. */
export function duplicatesOf(files: readonly ProductFile[]): Duplicate[] {
  const lines = files.map(sayingLines)
  const places = new Map<string, Place[]>()
  const found: Duplicate[] = []
  for (const [file, own] of lines.entries())
    for (let at = 0; at + least <= own.length; at += 1) {
      const key = own
        .slice(at, at + least)
        .map(({ text }) => text)
        .join('\n')
      const before = places.get(key) ?? []
      for (const other of before) {
        const length = equalFrom(lines, { file, at }, other)
        if (length >= least)
          found.push({ lines: length, one: nameOf(lines, other), other: nameOf(lines, { file, at }) })
      }
      places.set(key, [...before, { file, at }])
    }
  return found.sort((one, other) => other.lines - one.lines)
}

type Place = { file: number; at: number }

/** How many lines are equal from here on; 0 where the ones before are, too, or where the two run into each other. */
function equalFrom(lines: readonly (readonly Line[])[], one: Place, other: Place): number {
  const isEqual = (by: number) => {
    const text = lines[one.file]?.[one.at + by]?.text
    return text !== undefined && text === lines[other.file]?.[other.at + by]?.text
  }
  if (isEqual(-1)) return 0
  const most = one.file === other.file ? one.at - other.at : Number.POSITIVE_INFINITY
  let length = 0
  while (length < most && isEqual(length)) length += 1
  return length
}

const nameOf = (lines: readonly (readonly Line[])[], { file, at }: Place): string => {
  const line = lines[file]?.[at]
  return `${line?.path}:${line?.at}`
}

/** The lines of a file that say something: without imports, and without those of brackets alone. */
function sayingLines({ path, text }: ProductFile): Line[] {
  const withoutImports = text.replace(/^(?:import|export)\b[^;'"]*?\bfrom '[^']+'$/gm, (found) =>
    found.replace(/[^\n]/g, ''),
  )
  return withoutImports
    .split('\n')
    .map((line, at) => ({ path, at: at + 1, text: line.trim() }))
    .filter((line) => /\w/.test(line.text))
}
