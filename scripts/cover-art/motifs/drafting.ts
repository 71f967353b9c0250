import { mix } from '../palette.ts'
import { line, path, polygon, rect, ring } from '../shapes.ts'
import type { Motif } from './index.ts'

/** Draws a technical sheet: fine grid, construction circles, a dimension line, one solid set square; calm, only the grid. */
export const drafting: Motif = ({ width, height, scheme, random, quietLeft, calm }) => {
  const unit = height / 18
  // A calm scheme is pale already: its lines are drawn whole, or compression would wash them out.
  const fine = mix(scheme.ground, scheme.two, calm ? 0.5 : 0.16)
  const strong = mix(scheme.ground, scheme.two, calm ? 0.95 : 0.34)
  const mark = mix(scheme.ground, scheme.two, 0.72)
  const parts = [rect(0, 0, width, height, scheme.ground)]
  for (let at = 0; at * unit <= width; at++)
    parts.push(line({ x: at * unit, y: 0 }, { x: at * unit, y: height }, at % 4 === 0 ? strong : fine, 1.4))
  for (let at = 0; at <= 18; at++)
    parts.push(line({ x: 0, y: at * unit }, { x: width, y: at * unit }, at % 4 === 0 ? strong : fine, 1.4))

  if (calm) return parts.join('')
  const radius = height * 0.3
  const place = quietLeft ? 0.7 : random.pick([0.34, 0.42, 0.58, 0.66])
  const center = { x: Math.min(Math.max(place * width, radius * 1.3), width - radius * 1.3), y: height * 0.5 }
  const side = random.chance(0.5) ? 1 : -1
  const leg = height * random.between(0.62, 0.86)
  const corner = {
    x: center.x + side * radius * random.between(1.1, 1.5),
    y: height * random.between(0.78, 0.92),
  }
  parts.push(
    polygon(
      [corner, { x: corner.x, y: corner.y - leg }, { x: corner.x - side * leg * 1.3, y: corner.y }],
      scheme.three,
    ),
  )
  const sweep = height * random.between(0.5, 0.66)
  parts.push(
    path(
      `M${center.x - side * sweep} ${center.y}A${sweep} ${sweep} 0 0 ${side > 0 ? 1 : 0} ${center.x} ${center.y - sweep}L${center.x} ${center.y}Z`,
      mix(scheme.one, scheme.ground, 0.25),
    ),
  )
  for (const [reach, dash] of [
    [0.62, ''],
    [1.18, '18 10'],
    [1.62, ''],
    [2.2, '4 8'],
  ] as const)
    parts.push(ring(center.x, center.y, radius * reach, mark, 2, dash))
  const axis = radius * 1.4
  parts.push(line({ x: center.x - axis, y: center.y }, { x: center.x + axis, y: center.y }, mark, 2))
  parts.push(line({ x: center.x, y: center.y - axis }, { x: center.x, y: center.y + axis }, mark, 2))
  parts.push(dimension(center.x - radius, center.x + radius, height * 0.93, unit, mark))
  return parts.join('')
}

/** Draws a dimension line with its two slanted ticks. */
function dimension(from: number, to: number, y: number, unit: number, color: string): string {
  const tick = (x: number) =>
    line({ x: x - unit * 0.35, y: y + unit * 0.35 }, { x: x + unit * 0.35, y: y - unit * 0.35 }, color, 3) +
    line({ x, y: y - unit }, { x, y: y + unit * 0.5 }, color, 2)
  return line({ x: from - unit, y }, { x: to + unit, y }, color, 2) + tick(from) + tick(to)
}
