import { blend } from '../palette.ts'
import { circle, polygon, rect } from '../shapes.ts'
import type { Motif } from './index.ts'

/** Draws rays, confetti and balls: the minute before the draw. Calm, only the rays are left. */
export const party: Motif = ({ width, height, scheme, palette, random, quietLeft, calm }) => {
  const at = {
    x: quietLeft ? width * 0.7 : random.between(0.35, 0.65) * width,
    y: height * random.between(0.46, 0.54),
  }
  const parts = [rect(0, 0, width, height, scheme.ground)]
  const rays = random.pick([16, 20, 24])
  const turn = random.between(0, 1)
  const far = Math.hypot(width, height)
  const ray = blend(
    scheme.ground,
    palette.paper,
    scheme.ground === palette.deep ? 0.1 : scheme.ground === palette.primary ? 0.14 : 0.5,
  )
  for (let index = 0; index < rays; index++) {
    const open = ((index + turn) / rays) * Math.PI * 2
    const close = open + Math.PI / rays
    const tip = (angle: number) => ({ x: at.x + Math.cos(angle) * far, y: at.y + Math.sin(angle) * far })
    parts.push(polygon([at, tip(open), tip(close)], ray))
  }
  if (calm) return parts.join('')
  const ball = height * 0.26
  const taken = [{ ...at, radius: ball * 1.25 }]
  const colors = [palette.primary, palette.accent, palette.accent, palette.paper, palette.mid].filter(
    (color) => color !== scheme.ground,
  )
  const place = (radius: number) => {
    for (let attempt = 0; attempt < 40; attempt++) {
      const spot = { x: random.between(0, width), y: random.between(0, height), radius }
      if (taken.every((other) => Math.hypot(other.x - spot.x, other.y - spot.y) > other.radius + radius)) {
        taken.push(spot)
        return spot
      }
    }
    return undefined
  }
  for (let index = 0; index < 7; index++) {
    const spot = place(height * random.between(0.08, 0.19))
    if (!spot) continue
    const color = random.pick(colors)
    parts.push(circle(spot.x, spot.y, spot.radius, color))
    parts.push(
      circle(spot.x, spot.y, spot.radius * 0.5, color === palette.paper ? palette.primary : palette.paper),
    )
  }
  for (let index = 0; index < 26; index++) {
    const size = height * random.between(0.014, 0.03)
    const spot = place(size * 1.4)
    if (spot) parts.push(confetto(spot, size, random.pick(colors), random.whole(0, 2), random.whole(0, 180)))
  }
  const rim = scheme.ground === palette.accentSoft ? palette.primary : palette.accent
  parts.push(circle(at.x, at.y, ball, rim), circle(at.x, at.y, ball * 0.54, palette.paper))
  return parts.join('')
}

function confetto(
  at: { x: number; y: number },
  size: number,
  color: string,
  kind: number,
  turn: number,
): string {
  if (kind === 0) return circle(at.x, at.y, size * 0.8, color)
  const shape =
    kind === 1
      ? rect(at.x - size * 1.6, at.y - size * 0.5, size * 3.2, size, color, size / 2)
      : polygon(
          [
            { x: at.x, y: at.y - size },
            { x: at.x + size, y: at.y + size * 0.8 },
            { x: at.x - size, y: at.y + size * 0.8 },
          ],
          color,
        )
  return `<g transform="rotate(${turn} ${at.x.toFixed(1)} ${at.y.toFixed(1)})">${shape}</g>`
}
