import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { groundNames } from './grounds.ts'
import { type LayoutName, layouts } from './layouts.ts'
import { motifNames } from './motifs/index.ts'
import { isObject } from './objects.ts'
import { tones } from './palette.ts'
import { sceneNames } from './scenes.ts'

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

const object = z.string().refine(isObject, { error: 'no object of fluent-emoji has this name' })
const tone = z.enum(tones)

/** How one picture is composed. Every kind says its ground colour by its name in the palette. */
const picture = z.discriminatedUnion('kind', [
  /** The station's pattern alone. */
  z.strictObject({ kind: z.literal('pattern'), tone }),
  /** One to three large objects on a calm ground; the layout decides how many. */
  z.strictObject({
    kind: z.literal('objects'),
    tone,
    objects: z.array(object).min(1).max(3),
    layout: z.enum(Object.keys(layouts) as [LayoutName, ...LayoutName[]]),
    ground: z.enum(groundNames),
  }),
  /** An amount, a date, a question: up to three short lines; an object may stand at the edge. */
  z.strictObject({
    kind: z.literal('words'),
    tone,
    lines: z.array(z.string().min(1).max(16)).min(1).max(3),
    ground: z.enum(groundNames),
    object: object.optional(),
  }),
  /** A place of a few flat shapes, with what stands in it. */
  z.strictObject({
    kind: z.literal('scene'),
    tone,
    scene: z.enum(sceneNames),
    objects: z.array(object).max(3),
  }),
  /** A thing one can get, whole, as in a shop. */
  z.strictObject({ kind: z.literal('product'), tone, objects: z.array(object).min(1).max(2) }),
  /** What a trophy shows: the second object stands before the first. */
  z.strictObject({ kind: z.literal('trophy'), objects: z.array(object).min(1).max(2) }),
])

export type Picture = z.output<typeof picture>

/** A picture of pages of the product on phones: the station's own, or those of others. */
const screens = z.strictObject({
  tone,
  ground: z.enum(groundNames),
  pages: z
    .array(z.strictObject({ station: z.string().optional(), path: z.string().startsWith('/') }))
    .min(1)
    .max(3),
})

/**
 * The form of `station-configs/<slug>/art.json`: how the pictures of one station are drawn.
 * It is read by this generator only; the product reads the pictures.
 */
const artSchema = z.strictObject({
  motif: z.enum(motifNames),
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
  /** Words as art: the family's folder in @fontsource, and its weight. */
  display: z.strictObject({ font: z.string(), weight: z.int() }),
  /** `<folder>/<name>` → how the picture is composed. */
  pictures: z.record(z.string(), picture),
  /** Drawn by `npm run screens`, from the built product. */
  screens: z.record(z.string(), screens).default({}),
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
