import { circle, rect } from '../shapes.ts'
import type { Motif } from './index.ts'

/** Draws two or three calm shapes: what a station looks like before anyone has decided anything. */
export const plain: Motif = ({ width, height, scheme, random, quietLeft }) => {
  const at = { x: quietLeft ? width * 0.7 : width * random.pick([0.4, 0.5, 0.6]), y: height / 2 }
  const away = random.pick([-1, 1])
  const parts = [
    rect(0, 0, width, height, scheme.ground),
    circle(
      at.x + away * height * 0.62,
      height * random.between(0.1, 0.9),
      height * random.between(0.34, 0.52),
      scheme.two,
    ),
    rect(
      at.x - away * height * 0.95 - height * 0.3,
      height * random.between(0.35, 0.6),
      height * 0.6,
      height,
      scheme.three,
      height * 0.3,
    ),
    circle(at.x, at.y, height * 0.33, scheme.one),
  ]
  return parts.join('')
}
