import { blend } from '../palette.ts'
import { wave } from '../scenes.ts'
import { circle, path, rect } from '../shapes.ts'
import type { Motif } from './index.ts'

/** Draws waves one before the other under a large sun that they cover; calm, only the waves are left. */
export const shore: Motif = ({ width, height, scheme, palette, random, quietLeft, calm }) => {
  const parts = [rect(0, 0, width, height, scheme.ground)]
  const x = quietLeft ? width * 0.74 : random.between(0.34, 0.66) * width
  const sun =
    scheme.ground === palette.accentSoft || scheme.three === scheme.ground ? palette.accent : scheme.three
  if (!calm) parts.push(circle(x, height * 0.42, height * 0.3, sun))
  const layers = calm ? 4 : 6
  for (let layer = 0; layer < layers; layer++) {
    const depth = layer / (layers - 1)
    const tone = [scheme.two, scheme.one, blend(scheme.one, scheme.ground, 0.3)][layer % 3] ?? scheme.one
    const top = (calm ? 0.4 : 0.46) + depth * 0.46
    const shape = { top, swell: 0.035, length: random.between(0.4, 0.8), shift: random.between(0, 6.3) }
    parts.push(path(wave({ width, height }, shape), tone))
  }
  return parts.join('')
}
