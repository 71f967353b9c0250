import type { StationConfig } from '#contract/stations/registry/configuration.ts'
import type { ArtFile } from './art-file.ts'
import { composePicture } from './compose.ts'
import { fontOf, logoShapes } from './logo.ts'
import type { Palette } from './palette.ts'
import { rect } from './shapes.ts'

const size = { width: 1200, height: 630 }
const column = 620

/** Draws the preview that other sites show for a link: logo and claim on paper, the station's picture on the right. */
export async function composeSocial(
  config: StationConfig,
  art: ArtFile,
  palette: Palette,
): Promise<string | undefined> {
  if (!art.logo) return undefined
  const first = config.images.header[0]?.image.replace(/^assets\/|\.webp$/g, '') ?? ''
  const picture = await composePicture({
    name: `${config.slug}/social`,
    picture: art.pictures[first] ?? { kind: 'pattern', tone: 'primary' },
    width: size.width - column,
    height: size.height,
    art,
    palette,
  })
  const logo = logoShapes(art.logo, 'light')
  const scale = Math.min(480 / logo.width, 104 / art.logo.height)
  const lines = breakLines(art.claim ?? config.description, 26).slice(0, 4)
  const font = fontOf(familyFolder(config.brand.fonts.heading ?? config.brand.fonts.body), 700)
  const words = lines.map((line, index) => {
    const { d } = font.outline(line, 38, -0.4)
    return `<path transform="translate(72 ${360 + index * 52})" fill="${palette.ink}" d="${d}"/>`
  })
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}" viewBox="0 0 ${size.width} ${size.height}">${rect(0, 0, size.width, size.height, palette.paper)}<g transform="translate(72 110) scale(${scale.toFixed(3)})">${logo.shapes}</g>${words.join('')}<svg x="${column}" y="0" width="${size.width - column}" height="${size.height}">${picture}</svg></svg>`
}

const familyFolder = (family: string) => family.toLowerCase().replaceAll(' ', '-')

function breakLines(text: string, most: number): string[] {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const last = lines.at(-1)
    if (last !== undefined && last.length + word.length < most) lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  return lines
}
