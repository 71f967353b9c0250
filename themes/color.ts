import { converter, formatHex, modeOklab, modeOklch, modeRgb, useMode as register } from 'culori/fn'
import { black, contrast, extremeOn, luminance, ratio, white } from './contrast.ts'

/** Colour arithmetic of the resolver. Colours go in and out as `#rrggbb`. */
register(modeRgb)
register(modeOklab)
register(modeOklch)
const toOklab = converter('oklab')
const toOklch = converter('oklch')
const toRgb = converter('rgb')

type Lch = { l: number; c: number; h: number }

/** Lightness 0–1, chroma and hue in degrees (0 for greys). */
export function lchOf(hex: string): Lch {
  const color = toOklch(hex)
  if (!color) throw new Error(`Not a colour: ${hex}`)
  return { l: color.l, c: color.c, h: color.h ?? 0 }
}

/** Writes OKLCH as hex; channels outside sRGB are clipped. */
export const fromLch = (l: number, c: number, h: number) =>
  formatHex(toRgb({ mode: 'oklch', l: Math.min(1, Math.max(0, l)), c, h }))

/**
 * Gives the way from one colour to another in OKLab: 0 is `from`, 1 is `to`. With `keepChroma` only lightness moves at
 * first, so that a darkened brand colour does not turn muddy.
 */
function path(from: string, to: string, keepChroma = false) {
  const a = toOklab(from)
  const b = toOklab(to)
  if (!a || !b) throw new Error(`Not a colour: ${from}, ${to}`)
  return (t: number) => {
    const s = keepChroma ? t ** 3 : t
    const blend = { l: a.l + (b.l - a.l) * t, a: a.a + (b.a - a.a) * s, b: a.b + (b.b - a.b) * s }
    return formatHex(toRgb({ mode: 'oklab', ...blend }))
  }
}

export const mix = (from: string, to: string, t: number) => path(from, to)(t)

/**
 * Gives the colour nearest to `wanted`, on the way `towards` a colour known to be legible, that has at least `min`
 * contrast with every one of `backgrounds`. Literal when `wanted` is legible already.
 */
export function legible(
  wanted: string,
  backgrounds: readonly string[],
  min: number,
  towards: string,
): string {
  const lights = backgrounds.map(luminance)
  const holds = (color: string) => {
    const light = luminance(color)
    return lights.every((other) => ratio(light, other) >= min)
  }
  if (holds(wanted)) return wanted
  const at = path(wanted, towards, true)
  let bad = 0
  let good = 1
  let best = towards
  for (let step = 0; step < 7; step++) {
    const middle = (bad + good) / 2
    const color = at(middle)
    if (holds(color)) {
      good = middle
      best = color
    } else bad = middle
  }
  return best
}

/**
 * Gives a fill for large surfaces: where a colour reads as one for white text (2.8:1) it is deepened until white is
 * legible; light colours stay as they are and carry ink.
 */
export const deepen = (fill: string) =>
  contrast(white, fill) >= 2.8 ? legible(fill, [white], 4.5, black) : fill

/** Chooses the ink for a fill: white where that is legible, else a dark ink of the same hue. */
export function inkOn(background: string, min = 4.5): string {
  if (contrast(white, background) >= min) return white
  const { c, h } = lchOf(background)
  return legible(fromLch(0.2, Math.min(c, 0.05), h), [background], min, black)
}

/** Adjusts `wanted` (or a plain ink) until it is text-safe on a background chosen by content, such as a section's. */
export const readableOn = (background: string, wanted?: string) =>
  wanted ? legible(wanted, [background], 4.5, extremeOn(background)) : inkOn(background)
