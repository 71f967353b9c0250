import { mix } from '../palette.ts'
import { rect } from '../shapes.ts'
import type { Motif } from './index.ts'

/** Warp and weft: bands that pass over and under each other, with a sewn label that carries the icon. */
export const weave: Motif = ({ width, height, scheme, random, quietLeft }) => {
  const band = height / random.pick([6, 7, 8])
  const gap = band * 0.12
  const warp = random.shuffle([scheme.one, scheme.two, scheme.one, scheme.three])
  const weft = random.shuffle([scheme.two, scheme.one, scheme.plate])
  const parts = [rect(0, 0, width, height, mix(scheme.ground, scheme.one, 0.12))]
  const columns = Math.ceil(width / band)
  const rows = Math.ceil(height / band)
  const start = random.whole(0, 1)
  const step = random.pick([1, 1, 2])
  for (let column = 0; column < columns; column++)
    for (let row = 0; row < rows; row++) {
      const under = (Math.floor(column / step) + row + start) % 2 === 0
      const [x, y] = [column * band, row * band]
      const vertical = rect(
        x + gap,
        y - gap,
        band - gap * 2,
        band + gap * 2,
        warp[column % warp.length] ?? scheme.one,
      )
      const horizontal = rect(
        x - gap,
        y + gap,
        band + gap * 2,
        band - gap * 2,
        weft[row % weft.length] ?? scheme.two,
      )
      parts.push(under ? vertical + horizontal : horizontal + vertical)
    }
  const side = height * 0.56
  const x = quietLeft ? width * 0.66 : random.pick([0.3, 0.5, 0.7]) * width
  const at = { x: Math.min(Math.max(x, side * 0.62), width - side * 0.62), y: height / 2 }
  const [left, top, seam] = [at.x - side / 2, at.y - side / 2, side * 0.055]
  parts.push(rect(left, top, side, side, scheme.plate))
  parts.push(
    `<rect x="${left + seam}" y="${top + seam}" width="${side - seam * 2}" height="${side - seam * 2}" fill="none" stroke="${scheme.icon}" stroke-opacity="0.5" stroke-width="${side * 0.009}" stroke-dasharray="${side * 0.035} ${side * 0.024}"/>`,
  )
  if (quietLeft) parts.splice(1, 0, '')
  return { shapes: parts.join(''), icon: { ...at, size: side * 0.54, color: scheme.icon, weight: 1.2 } }
}
