import { blend, mix } from '../palette.ts'
import { circle, path, rect } from '../shapes.ts'
import type { Motif } from './index.ts'

/** Draws a sun over hills and waves; the icon lives in the sun. */
export const shore: Motif = ({ width, height, scheme, palette, random, quietLeft }) => {
  // A sun is never dark: where the scheme has a dark plate, the accent shines instead.
  const dark = scheme.plate === palette.deep
  const [plate, icon] = dark ? [palette.accent, palette.deep] : [scheme.plate, scheme.icon]
  const glow = dark ? palette.accentSoft : plate
  const sun = {
    x: quietLeft ? width * 0.72 : random.between(0.32, 0.68) * width,
    y: height * random.between(0.4, 0.47),
    radius: height * random.between(0.29, 0.33),
  }
  const parts = [
    rect(0, 0, width, height, scheme.ground),
    circle(sun.x, sun.y, sun.radius * 1.55, blend(scheme.ground, glow, 0.24)),
    circle(sun.x, sun.y, sun.radius * 1.25, blend(scheme.ground, glow, 0.48)),
    circle(sun.x, sun.y, sun.radius, plate),
  ]
  const layers = random.whole(3, 4)
  for (let layer = 0; layer < layers; layer++) {
    const depth = layer / (layers - 1)
    const fill =
      [mix(scheme.two, scheme.ground, 0.25), scheme.two, scheme.one, scheme.three][layer] ?? scheme.one
    const top = height * (0.7 + depth * 0.2)
    const swell = height * random.between(0.025, 0.065) * (layer === 0 ? 1.7 : 1)
    const length = width / random.between(1.1, 2.4)
    const shift = random.between(0, Math.PI * 2)
    parts.push(path(wave(width, height, top, swell, length, shift), fill))
  }
  if (random.chance(0.6))
    parts.push(birds(width * random.between(0.12, 0.24), height * 0.2, height * 0.03, scheme.one))
  return {
    shapes: parts.join(''),
    icon: {
      x: sun.x,
      y: sun.y - sun.radius * 0.06,
      size: sun.radius * 1.02,
      color: icon,
      weight: 1.4,
    },
  }
}

function wave(
  width: number,
  height: number,
  top: number,
  swell: number,
  length: number,
  shift: number,
): string {
  const points = Array.from({ length: 41 }, (_, index) => {
    const x = (width * index) / 40
    return `${x.toFixed(1)} ${(top + Math.sin((x / length) * Math.PI * 2 + shift) * swell).toFixed(1)}`
  })
  return `M0 ${height}L${points.join('L')}L${width} ${height}Z`
}

const birds = (x: number, y: number, size: number, color: string) =>
  [0, 1]
    .map((index) => {
      const [left, top, span] = [x + index * size * 3, y + index * size, size * (1 - index * 0.25)]
      return `<path d="M${left} ${top}q${span / 2} ${-span} ${span} 0q${span / 2} ${-span} ${span} 0" fill="none" stroke="${color}" stroke-width="${span * 0.16}" stroke-linecap="round"/>`
    })
    .join('')
