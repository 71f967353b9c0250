import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { FontName } from '#themes/brand.ts'
import { families } from '#themes/fonts/families.ts'
import { fontFile } from '#themes/fonts/file.ts'
import { type Glyphs, readGlyphs } from './read-glyphs.server.ts'

type Weight = 'regular' | 'strong'
type Letter = { glyphs: Glyphs; glyph: number }
/** A text in a size: both and the space between letters in units of the picture. */
type Setting = { size: number; tracking?: number }

/** A family in a weight, for letters that are shapes: a picture looks the same whatever fonts a machine has. */
export type Face = {
  width: (text: string, setting: Setting) => number
  /** The path of a text that begins at x, with its feet at y. */
  path: (text: string, at: { x: number; y: number } & Setting) => string
}

const { resolve } = createRequire(import.meta.url)
/** Portuguese is in the first, the rest of Europe's letters in the second. */
const subsets = ['latin', 'latin-ext'] as const
const kept = new Map<string, Glyphs>()

function glyphsOf(name: FontName, weight: Weight, subset: (typeof subsets)[number]): Glyphs {
  const file = fontFile(name, weight === 'strong' ? families[name].strong : 400)
    .replace('-latin-', `-${subset}-`)
    .replace(/woff2$/, 'woff')
  const known = kept.get(file) ?? readGlyphs(readFileSync(resolve(file)))
  kept.set(file, known)
  return known
}

/** Gives a family of the closed list in one of its weights. */
export function faceOf(name: FontName, weight: Weight): Face {
  const letterOf = (codePoint: number): Letter => {
    for (const subset of subsets) {
      const glyphs = glyphsOf(name, weight, subset)
      const glyph = glyphs.find(codePoint)
      if (glyph !== 0) return { glyphs, glyph }
    }
    return { glyphs: glyphsOf(name, weight, 'latin'), glyph: 0 }
  }
  const lettersOf = (text: string) => [...text].map((letter) => letterOf(letter.codePointAt(0) ?? 0))
  const advance = ({ glyphs, glyph }: Letter, { size, tracking = 0 }: Setting) =>
    (glyphs.advance(glyph) * size) / glyphs.unitsPerEm + tracking
  return {
    width: (text, setting) => lettersOf(text).reduce((sum, letter) => sum + advance(letter, setting), 0),
    path: (text, { x, y, ...setting }) => {
      let left = x
      return lettersOf(text)
        .map((letter) => {
          const drawn = draw(letter, { x: left, y, size: setting.size })
          left += advance(letter, setting)
          return drawn
        })
        .join('')
    },
  }
}

const short = (value: number) => String(Math.round(value * 10) / 10)

/** Draws the outline of one letter as SVG: quadratic curves, whose missing points lie half way between their neighbours. */
function draw({ glyphs, glyph }: Letter, { x, y, size }: { x: number; y: number; size: number }): string {
  const scale = size / glyphs.unitsPerEm
  return glyphs
    .outline(glyph)
    .map((contour) => {
      const points = contour.map((one) => ({ ...one, x: x + one.x * scale, y: y - one.y * scale }))
      const whole = points.flatMap((point, index) => {
        const next = points[(index + 1) % points.length] ?? point
        const middle = { x: (point.x + next.x) / 2, y: (point.y + next.y) / 2, isOn: true }
        return point.isOn || next.isOn ? [point] : [point, middle]
      })
      const first = whole.findIndex(({ isOn }) => isOn)
      const [start, ...rest] = [...whole.slice(first), ...whole.slice(0, first)]
      if (!start) return ''
      const steps = [...rest, start].map((point, index, all) => {
        if (!point.isOn) return `Q${short(point.x)} ${short(point.y)} `
        return `${all[index - 1]?.isOn === false ? '' : 'L'}${short(point.x)} ${short(point.y)}`
      })
      return `M${short(start.x)} ${short(start.y)}${steps.join('')}Z`
    })
    .join('')
}
