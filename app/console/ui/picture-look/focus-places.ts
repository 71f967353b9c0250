import type { Focus } from '#contract/picture-look.ts'

const thirds = [17, 50, 83] as const

/** The middles of the nine parts of a picture, from the upper left to the lower right. */
export const places: readonly Focus[] = thirds.flatMap((y) => thirds.map((x) => ({ x, y })))

const third = (at: number) => (at < 34 ? 0 : at < 67 ? 1 : 2)

/** Gives the part, from 0 to 8, in which a point is. Pure. */
export const placeOf = ({ x, y }: Focus): number => third(y) * 3 + third(x)

const percent = (at: number) => Math.round(Math.min(100, Math.max(0, at)))

/** Gives a point in whole per cent, inside the picture. Pure. */
export const pointAt = (x: number, y: number): Focus => ({ x: percent(x), y: percent(y) })

const arrows = new Map([
  ['ArrowLeft', { x: -1, y: 0 }],
  ['ArrowRight', { x: 1, y: 0 }],
  ['ArrowUp', { x: 0, y: -1 }],
  ['ArrowDown', { x: 0, y: 1 }],
])
/** Per cent that a small step is long. */
const smallStep = 2

/** Gives where an arrow leads from a point: to the part beside its own, or a small step on. Null for any other key. Pure. */
export function movedBy(key: string, { x, y }: Focus, isSmall: boolean): Focus | null {
  const arrow = arrows.get(key)
  if (!arrow) return null
  if (isSmall) return pointAt(x + arrow.x * smallStep, y + arrow.y * smallStep)
  const beside = (at: number, step: number) => thirds[Math.min(2, Math.max(0, third(at) + step))] ?? at
  return { x: beside(x, arrow.x), y: beside(y, arrow.y) }
}
