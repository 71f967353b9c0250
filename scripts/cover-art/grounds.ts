import { edges } from './motifs/edges.ts'
import { type Motif, type MotifName, motifs } from './motifs/index.ts'
import { blend, type Palette, type Scheme } from './palette.ts'
import { polygon, rect } from './shapes.ts'

type Canvas = Parameters<Motif>[0]

/** Draws what objects and words stand on: a flat colour, two tones, or the station's own pattern, calm. */
const grounds = {
  flat: ({ width, height, scheme }: Canvas) => rect(0, 0, width, height, scheme.ground),
  /** Wall and floor. */
  floor: ({ width, height, scheme, palette }: Canvas) =>
    rect(0, 0, width, height, scheme.ground) +
    rect(0, height * 0.7, width, height * 0.3, second(scheme, palette)),
  /** Two tones along a slope. */
  slope: ({ width, height, scheme, palette }: Canvas) =>
    rect(0, 0, width, height, scheme.ground) +
    polygon(
      [
        { x: width * 0.62, y: 0 },
        { x: width, y: 0 },
        { x: width, y: height },
        { x: width * 0.3, y: height },
      ],
      second(scheme, palette),
    ),
  /** The pattern at its full strength around a quiet middle. */
  edge: (canvas: Canvas, motif: MotifName) => edges[motif](canvas),
  pattern: (canvas: Canvas, motif: MotifName) =>
    motifs[motif]({ ...canvas, scheme: calm(canvas.scheme), calm: true }),
}

export type GroundName = keyof typeof grounds
export const groundNames = Object.keys(grounds) as [GroundName, ...GroundName[]]

/** Draws a ground by its name. */
export const drawGround = (name: GroundName, canvas: Canvas, motif: MotifName) => grounds[name](canvas, motif)

/** The second tone of a ground: a step towards paper on dark grounds, a step towards the brand on light ones. */
export const second = ({ ground }: Scheme, palette: Palette) =>
  ground === palette.deep || ground === palette.primary || ground === palette.accent
    ? blend(ground, palette.paper, 0.13)
    : blend(ground, palette.primary, 0.14)

/** A scheme of which the pattern is there only for whoever looks for it. */
function calm(scheme: Scheme): Scheme {
  const near = (color: string, amount: number) => blend(scheme.ground, color, amount)
  return {
    ...scheme,
    one: near(scheme.one, 0.13),
    two: near(scheme.two, 0.2),
    three: near(scheme.three, 0.13),
  }
}
