import { resolve } from 'node:path'
import type { ArtFile } from './art-file.ts'
import { type Font, readFont } from './font.ts'
import { round } from './shapes.ts'

type Logo = NonNullable<ArtFile['logo']>

const fontsource = resolve(import.meta.dirname, '../../node_modules/@fontsource')
const fonts = new Map<string, Font>()

/** Gives a family in one weight, by its folder name in @fontsource. */
export function fontOf(family: string, weight: number): Font {
  const path = `${fontsource}/${family}/files/${family}-latin-${weight}-normal.woff`
  const font = fonts.get(path) ?? readFont(path)
  fonts.set(path, font)
  return font
}

/** Draws the whole logo as SVG with outlined words, for light grounds or for dark and coloured ones. */
export function composeLogo(logo: Logo, ground: 'light' | 'dark', title: string): string {
  const { shapes, width } = logoShapes(logo, ground)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${logo.height}" width="${width}" height="${logo.height}" role="img"><title>${title}</title>${shapes}</svg>\n`
}

/** Draws the logo without its frame, to be placed in other pictures. */
export function logoShapes(logo: Logo, ground: 'light' | 'dark'): { shapes: string; width: number } {
  let width = 0
  const words = logo.words.map((word) => {
    const { d, width: long } = fontOf(word.font, word.weight).outline(word.text, word.size, word.tracking)
    width = Math.max(width, word.x + long)
    const color = ground === 'light' ? word.color : word.colorOnDark
    return `<path transform="translate(${word.x} ${word.y})" fill="${color}" d="${d}"/>`
  })
  const mark = ground === 'light' ? logo.mark : logo.markOnDark
  return { shapes: `${mark}${words.join('')}`, width: round(width + 1) }
}

/** Draws the square mark: favicon and app icon. */
export const composeMark = (logo: Logo, title: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" width="64" height="64" role="img"><title>${title}</title>${logo.square}</svg>\n`
