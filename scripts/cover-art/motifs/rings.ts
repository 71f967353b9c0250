import { mix } from '../palette.ts'
import type { Random } from '../random.ts'
import { type Point, path, rect, smoothLoop } from '../shapes.ts'
import type { Motif } from './index.ts'

/** Draws the rings of a tree: uneven, patient lines around a heart that lies off the middle. */
export const rings: Motif = ({ width, height, scheme, random, quietLeft }) => {
  const core = height * 0.12
  const side = quietLeft ? 0.72 : random.pick([0.24, 0.36, 0.64, 0.76])
  const heart = {
    x: Math.min(Math.max(side * width, core * 1.3), width - core * 1.3),
    y: height * random.between(0.42, 0.58),
  }
  const loop = loopAround(heart, random)
  const reach = Math.hypot(Math.max(heart.x, width - heart.x), height)
  const parts = [rect(0, 0, width, height, scheme.ground)]
  const bands: number[] = []
  for (let radius = reach; radius > core * 1.1; radius -= height * random.between(0.045, 0.13))
    bands.push(radius)
  bands.forEach((radius, index) => {
    const distance = (radius - core) / (reach - core)
    const tone = mix(index % 2 === 0 ? scheme.two : scheme.one, scheme.ground, 0.25 + distance * 0.6)
    const warm = index === bands.length - 2 || random.chance(0.07)
    parts.push(path(loop(radius, 0.5 + distance), warm ? mix(scheme.three, scheme.ground, 0.15) : tone))
    if (random.chance(0.55))
      parts.push(
        path(loop(radius * 0.985, 0.5 + distance), 'none', mix(scheme.ground, scheme.one, 0.35), 1.6),
      )
  })
  parts.push(path(loop(core, 0.5), scheme.three))
  return parts.join('')
}

/** Gives closed uneven lines around one heart; `loose` says how far they stray from a circle. */
export function loopAround(heart: Point, random: Random): (radius: number, loose: number) => string {
  const phases = [random.between(0, 6), random.between(0, 6), random.between(0, 6)]
  const wobble = (angle: number) =>
    0.045 * Math.sin(angle * 2 + (phases[0] ?? 0)) +
    0.028 * Math.sin(angle * 3 + (phases[1] ?? 0)) +
    0.016 * Math.sin(angle * 5 + (phases[2] ?? 0))
  return (radius, loose) =>
    smoothLoop(
      Array.from({ length: 36 }, (_, index) => {
        const angle = (index / 36) * Math.PI * 2
        const reach = radius * (1 + wobble(angle) * loose)
        return { x: heart.x + Math.cos(angle) * reach, y: heart.y + Math.sin(angle) * reach }
      }),
    )
}
