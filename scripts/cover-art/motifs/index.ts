import type { Palette, Scheme } from '../palette.ts'
import type { Random } from '../random.ts'
import { blocks } from './blocks.ts'
import { drafting } from './drafting.ts'
import { party } from './party.ts'
import { plain } from './plain.ts'
import { rings } from './rings.ts'
import { shore } from './shore.ts'
import { steps } from './steps.ts'
import { weave } from './weave.ts'

/**
 * The ground of a motif: the size in pixels, the colours, chance, whether words will stand on the left half, and whether
 * the pattern lies calm behind something else.
 */
export type Canvas = {
  width: number
  height: number
  scheme: Scheme
  palette: Palette
  random: Random
  quietLeft: boolean
  calm: boolean
}

/** Draws a pattern over the whole canvas, as SVG children. */
export type Motif = (canvas: Canvas) => string

/** The vocabularies of form. A station picks one and its pictures never look like those of another. */
export const motifs = { blocks, drafting, party, plain, rings, shore, steps, weave } satisfies Record<
  string,
  Motif
>
export type MotifName = keyof typeof motifs
export const motifNames = Object.keys(motifs) as [MotifName, ...MotifName[]]
