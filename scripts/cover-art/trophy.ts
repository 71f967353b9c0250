import { iconShapes, placeIcon } from './icon.ts'
import type { Palette } from './palette.ts'
import { randomFrom } from './random.ts'
import { circle, ring } from './shapes.ts'

/** Draws a medal of the station: a scalloped or many-sided disc with two ribbon ends and the icon. Square SVG, 240 × 240. */
export async function composeTrophy(name: string, icon: string, palette: Palette): Promise<string> {
  const random = randomFrom(name)
  const [disc, face] = random.pick([
    [palette.accent, palette.paper],
    [palette.primary, palette.paper],
    [palette.deep, palette.accentSoft],
  ])
  const points = random.pick([12, 16, 20])
  const edge = Array.from({ length: points * 2 }, (_, index) => {
    const angle = (index / (points * 2)) * Math.PI * 2
    const reach = index % 2 === 0 ? 92 : 83
    return `${(120 + Math.cos(angle) * reach).toFixed(1)} ${(104 + Math.sin(angle) * reach).toFixed(1)}`
  })
  const ribbon = disc === palette.primary ? palette.accent : palette.primary
  const shapes = [
    `<path d="M70 140L52 230L86 214L108 236L124 150Z" fill="${ribbon}"/>`,
    `<path d="M170 140L188 230L154 214L132 236L116 150Z" fill="${ribbon}" fill-opacity="0.82"/>`,
    `<path d="M${edge.join('L')}Z" fill="${disc}" stroke="${disc}" stroke-width="6" stroke-linejoin="round"/>`,
    circle(120, 104, 68, face),
    ring(120, 104, 60, disc, 2, '2 6'),
    placeIcon(await iconShapes(icon), { x: 120, y: 104, size: 66 }, palette.deep, 1.5),
  ]
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 240" width="240" height="240">${shapes.join('')}</svg>\n`
}
