import { blend } from '../palette.ts'
import { rect } from '../shapes.ts'
import type { Motif } from './index.ts'

/** Draws warp and weft: a few broad ribbons that pass over and under each other. */
export const weave: Motif = ({ width, height, scheme, palette, random, quietLeft, calm }) => {
  if (calm) return threads({ width, height, scheme })
  const pitch = height / random.pick([2.4, 2.8])
  const band = pitch * 0.68
  const bright =
    scheme.ground === palette.mist || scheme.ground === palette.soft || scheme.ground === palette.accentSoft
  const ground = bright ? palette.mist : palette.deep
  const warpColors = bright
    ? [palette.primary, palette.deep, palette.primary]
    : [palette.primary, palette.mid, palette.primary]
  const weftColors = bright
    ? [palette.accent, palette.mid, palette.soft]
    : [palette.soft, palette.accent, palette.mist]
  const columns = Array.from({ length: Math.ceil(width / pitch) + 2 }, () => random.pick(warpColors))
  const rows = random.shuffle(weftColors).concat(random.pick(weftColors))
  const from = { x: -random.between(0.1, 0.9) * pitch, y: -random.between(0.25, 0.6) * pitch }
  const start = random.whole(0, 1)
  const left = quietLeft ? width * 0.46 : -band
  const edge = (color: string) => blend(color, color === palette.deep ? palette.soft : palette.deep, 0.35)
  const fringe = band * 0.05
  const upright = (x: number, y: number, tall: number, color: string) =>
    rect(x, y, band, tall, color) +
    rect(x + fringe * 1.6, y, fringe, tall, edge(color)) +
    rect(x + band - fringe * 2.6, y, fringe, tall, edge(color))
  const lying = (x: number, y: number, long: number, color: string) =>
    rect(x, y, long, band, color) +
    rect(x, y + fringe * 1.6, long, fringe, edge(color)) +
    rect(x, y + band - fringe * 2.6, long, fringe, edge(color))

  const parts = [rect(0, 0, width, height, ground)]
  rows.forEach((color, row) => {
    parts.push(lying(left, from.y + row * pitch, width - left + band, color))
  })
  columns.forEach((color, column) => {
    const x = from.x + column * pitch
    if (x < left) return
    parts.push(upright(x, -band, height + band * 2, color))
    rows.forEach((over, row) => {
      if ((column + row + start) % 2 === 0) return
      const y = from.y + row * pitch
      const shadow = blend(color, palette.deep, 0.5)
      parts.push(
        rect(x, y - fringe, band, band + fringe * 2, shadow),
        lying(x - fringe, y, band + fringe * 2, over),
      )
    })
  })

  return parts.join('')
}

/** Draws the weave from far: thin threads over and under, hardly darker than the ground. */
function threads({
  width,
  height,
  scheme,
}: Pick<Parameters<Motif>[0], 'width' | 'height' | 'scheme'>): string {
  const pitch = height / 9
  const band = pitch * 0.5
  const parts = [rect(0, 0, width, height, scheme.ground)]
  for (let column = 0; column * pitch < width; column++)
    for (let row = 0; row * pitch < height; row++) {
      const [x, y] = [column * pitch, row * pitch]
      parts.push(
        (column + row) % 2 === 0
          ? rect(x, y - pitch * 0.2, band, pitch * 0.9, scheme.one)
          : rect(x - pitch * 0.2, y, pitch * 0.9, band, scheme.two),
      )
    }
  return parts.join('')
}
