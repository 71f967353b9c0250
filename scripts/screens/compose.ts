import type { ArtFile } from '../cover-art/art-file.ts'
import { drawGround, type GroundName } from '../cover-art/grounds.ts'
import { blend, type Palette, schemeOf, type Tone } from '../cover-art/palette.ts'
import { randomFrom } from '../cover-art/random.ts'
import { rect } from '../cover-art/shapes.ts'

/** What a phone shows, in CSS pixels: the narrowest screen that pages are made for. */
export const screen = { width: 360, height: 740 }

type Request = {
  /** The seed of the ground: the same name gives the same picture. */
  name: string
  tone: Tone
  ground: GroundName
  /** One to three screens as PNG, from the left. */
  screens: readonly Buffer[]
  width: number
  height: number
  art: Pick<ArtFile, 'motif'>
  palette: Palette
}

/** Where phones stand, in heights of the picture: their left edge from the middle, their top and their width; in the order of drawing. */
const layouts = [
  [[0, -0.25, 0.09, 0.5]],
  [
    [1, 0.07, 0.24, 0.47],
    [0, -0.53, 0.09, 0.47],
  ],
  [
    [0, -0.64, 0.26, 0.4],
    [2, 0.24, 0.26, 0.4],
    [1, -0.22, 0.08, 0.44],
  ],
] as const

/** Draws screens on phones on the station's ground, cut by the lower edge, as SVG text. */
export function composeScreens({
  name,
  tone,
  ground,
  screens,
  width,
  height,
  art,
  palette,
}: Request): string {
  const scheme = schemeOf(tone, palette)
  const canvas = { width, height, palette, scheme, random: randomFrom(name), quietLeft: false, calm: false }
  const shade = blend(palette.deep, '#000000', 0.45)
  const phones = (layouts[screens.length - 1] ?? []).map(([index, left, top, wide]) =>
    drawPhone(screens[index], `${index}`, {
      x: width / 2 + left * height,
      y: top * height,
      width: wide * height,
      shade,
    }),
  )
  const quiet = drawGround(ground, canvas, art.motif)
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">
<defs><filter id="soft" x="-30%" y="-30%" width="160%" height="160%"><feGaussianBlur stdDeviation="${height / 40}"/></filter></defs>
${rect(0, 0, width, height, scheme.ground)}${quiet}${phones.join('')}</svg>`
}

type Place = { x: number; y: number; width: number; shade: string }

function drawPhone(png: Buffer | undefined, id: string, { x, y, width, shade }: Place): string {
  const rim = width * 0.035
  const inner = width - 2 * rim
  const tall = (inner * screen.height) / screen.width
  const box = (radius: number) =>
    `x="${x}" y="${y}" width="${width}" height="${tall + 2 * rim}" rx="${radius}"`
  const source = png ? `data:image/png;base64,${png.toString('base64')}` : ''
  return `<rect ${box(width * 0.13)} transform="translate(0 ${width * 0.06})" fill="${shade}" fill-opacity=".34" filter="url(#soft)"/>
<rect ${box(width * 0.13)} fill="#15171c"/>
<clipPath id="glass${id}"><rect x="${x + rim}" y="${y + rim}" width="${inner}" height="${tall}" rx="${width * 0.1}"/></clipPath>
<image clip-path="url(#glass${id})" x="${x + rim}" y="${y + rim}" width="${inner}" height="${tall}" href="${source}"/>`
}
