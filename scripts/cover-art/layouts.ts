import type { Placed } from './objects.ts'

/** A place for an object: offset of its foot from the middle and its size, all in heights of the picture. */
type Place = { x: number; foot: number; size: number; turn: number; stands: boolean }

const standing = (x: number, foot: number, size: number, turn = 0): Place => ({
  x,
  foot,
  size,
  turn,
  stands: true,
})
const floating = (x: number, foot: number, size: number, turn: number): Place => ({
  x,
  foot,
  size,
  turn,
  stands: false,
})

/** The ways to put one, two or three objects into a picture; later ones stand before earlier ones. */
export const layouts = {
  /** One, whole, on its feet. */
  whole: [standing(0, 0.84, 0.66)],
  /** One, turned, so large that the lower edge cuts it. */
  close: [floating(0, 1.1, 0.98, -9)],
  /** One, turned the other way, cut by the upper edge. */
  above: [floating(0.04, 0.82, 0.92, 11)],
  /** One, floating free. */
  free: [floating(0, 0.83, 0.68, -7)],
  /** A large one and a small one before it. */
  pair: [standing(-0.17, 0.83, 0.7), standing(0.3, 0.88, 0.42)],
  /** The same, seen from the other side. */
  mirror: [standing(0.18, 0.83, 0.7), standing(-0.3, 0.88, 0.42)],
  /** A very large one behind, cut by the edge, a smaller one before it. */
  depth: [floating(-0.16, 1.06, 0.98, -8), floating(0.34, 0.9, 0.5, 7)],
  /** Three together, the tallest in the middle. */
  group: [standing(0, 0.8, 0.68), standing(-0.42, 0.87, 0.42), standing(0.42, 0.88, 0.44)],
  /** Three in a falling line. */
  row: [floating(-0.48, 0.7, 0.44, -10), floating(0.02, 0.8, 0.52, 4), floating(0.5, 0.92, 0.46, 12)],
} as const satisfies Record<string, readonly Place[]>

export type LayoutName = keyof typeof layouts

/** The usual middle of a picture's objects; where words will stand on the left half, it moves to the right. */
export const middleOf = (width: number, quietLeft: boolean) => (quietLeft ? 0.72 : 0.5) * width

/** Places objects by a layout. Narrow pictures pull everything together. */
export function arrange(
  layout: LayoutName,
  names: readonly string[],
  canvas: { width: number; height: number; quietLeft: boolean },
): Placed[] {
  const places: readonly Place[] = layouts[layout]
  if (places.length !== names.length)
    throw new Error(
      `'${layout}' is a layout for ${places.length}, not for ${names.length}: ${names.join(', ')}`,
    )
  const { width, height } = canvas
  const room = Math.min(1, width / height / (places.length > 1 ? 1.4 : 1))
  const middle = middleOf(width, canvas.quietLeft)
  return places.map(({ x, foot, size, turn, stands }, index) => ({
    name: names[index] ?? '',
    x: middle + x * height * room,
    foot: height * (0.5 + (foot - 0.5) * Math.sqrt(room)),
    size: size * height * room,
    turn,
    stands,
  }))
}
