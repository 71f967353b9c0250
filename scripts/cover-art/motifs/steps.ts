import { mix } from '../palette.ts'
import { line, rect } from '../shapes.ts'
import type { Motif } from './index.ts'

/** Columns on a ruled ground, one of them lit: order, measure, a goal. */
export const steps: Motif = ({ width, height, scheme, random, quietLeft }) => {
  const unit = height / 6
  const columns = Math.ceil(width / unit)
  const rule = mix(scheme.ground, scheme.one, 0.22)
  const parts = [rect(0, 0, width, height, scheme.ground)]
  for (let at = 1; at < 6; at++)
    parts.push(line({ x: 0, y: at * unit }, { x: width, y: at * unit }, rule, 1.5))
  const from = quietLeft ? Math.floor(columns * 0.46) : 0
  const rising = random.chance(0.6)
  const lit = random.whole(from + 1, columns - 2)
  const span = columns - from
  for (let column = from; column < columns; column++) {
    const progress = (column - from) / span
    const base = rising ? 0.7 + progress * 4 : 2.6 + Math.sin(column * 1.1 + random.between(0, 1)) * 1.4
    const tall = Math.max(0.5, Math.round((base + random.between(-0.8, 0.8)) * 2) / 2) * unit
    const fill = column === lit ? scheme.three : column % 2 === 0 ? scheme.one : scheme.two
    parts.push(rect(column * unit, height - tall, unit, tall, fill))
    if (column !== lit && random.chance(0.4))
      parts.push(rect(column * unit, height - tall, unit, unit / 2, mix(fill, scheme.ground, 0.35)))
  }
  return parts.join('')
}
