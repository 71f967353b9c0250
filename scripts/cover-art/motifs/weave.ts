import { blend } from '../palette.ts'
import { rect } from '../shapes.ts'
import type { Motif } from './index.ts'

/** Draws warp and weft: a few broad ribbons that pass over and under each other, and a sewn label that carries the icon. */
export const weave: Motif = ({ width, height, scheme, palette, random, quietLeft }) => {
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

  const side = height * 0.56
  const middle = quietLeft ? width * 0.72 : random.pick([0.34, 0.5, 0.66]) * width
  const at = { x: Math.min(Math.max(middle, side * 0.62), width - side * 0.62), y: height / 2 }
  const [x, y, seam, rim] = [at.x - side / 2, at.y - side / 2, side * 0.06, side * 0.03]
  const label = bright ? palette.paper : palette.accentSoft
  parts.push(rect(x - rim, y - rim, side + rim * 2, side + rim * 2, ground), rect(x, y, side, side, label))
  parts.push(
    `<rect x="${x + seam}" y="${y + seam}" width="${side - seam * 2}" height="${side - seam * 2}" fill="none" stroke="${palette.primary}" stroke-width="${side * 0.01}" stroke-dasharray="${side * 0.035} ${side * 0.024}"/>`,
  )
  return { shapes: parts.join(''), icon: { ...at, size: side * 0.56, color: palette.deep, weight: 1.2 } }
}
