import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { type MotifName, motifs } from './motifs/index.ts'

const hex = z.string().regex(/^#[0-9a-fA-F]{6}$/)

/** One line of a wordmark. Sizes are in the units of the logo's own box. */
const word = z.strictObject({
  text: z.string(),
  /** Folder name in @fontsource. */
  font: z.string(),
  weight: z.int(),
  size: z.number(),
  x: z.number(),
  /** The base line. */
  y: z.number(),
  tracking: z.number().default(0),
  color: hex,
  colorOnDark: hex,
})

const logo = z.strictObject({
  height: z.number(),
  /** SVG children for a light ground, and for a dark or coloured one. */
  mark: z.string(),
  markOnDark: z.string(),
  /** SVG children of the square mark, in a box of 64 × 64. */
  square: z.string(),
  words: z.array(word),
})

/**
 * The form of `station-configs/<slug>/art.json`: how the pictures of one station are drawn.
 * It is read by this generator only; the product reads the pictures.
 */
const artSchema = z.strictObject({
  motif: z.enum(Object.keys(motifs) as [MotifName, ...MotifName[]]),
  /** Tints that replace the derived ones (see `palette.ts`). */
  palette: z.partialRecord(
    z.enum(['primary', 'deep', 'mid', 'soft', 'mist', 'accent', 'accentSoft', 'paper', 'ink']),
    hex,
  ),
  logo: logo.optional(),
  /** The claim on the social preview. */
  claim: z.string().optional(),
  /** Whether a small celebration (Lottie) belongs to this station. */
  celebration: z.boolean().default(false),
  document: z.strictObject({ source: z.string(), file: z.string(), title: z.string() }).optional(),
  /** `<kind>/<name>` → the lucide icon and, where chance chose badly, the mood 0–4. */
  pictures: z.record(
    z.string(),
    z.strictObject({ icon: z.string(), mood: z.int().min(0).max(4).optional() }),
  ),
})

export type ArtFile = z.output<typeof artSchema>

/** Reads the art file of a station folder, or nothing when the folder brings its own pictures. */
export function readArtFile(directory: string): ArtFile | undefined {
  const path = join(directory, 'art.json')
  if (!existsSync(path)) return undefined
  const parsed = artSchema.safeParse(JSON.parse(readFileSync(path, 'utf8')))
  if (!parsed.success) throw new Error(`${path}\n${z.prettifyError(parsed.error)}`)
  return parsed.data
}
