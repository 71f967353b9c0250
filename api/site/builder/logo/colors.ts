import { converter, formatHex, wcagContrast } from 'culori'
import type { SiteLogo } from '#contract/site/builder/schemas.ts'
import type { Pixels } from './pixels.ts'

const toOklch = converter('oklch')
const toOklab = converter('oklab')
type Tone = SiteLogo['tones'][number]

/** WCAG contrast of two `#rrggbb`, 1 to 21. */
export const contrastOf = (a: string, b: string): number => wcagContrast(a, b)

const hexOf = (r: number, g: number, b: number) =>
  formatHex({ mode: 'rgb', r: r / 255, g: g / 255, b: b / 255 })

type Lab = { l: number; a: number; b: number }
const labOf = (color: string): Lab => toOklab(color) ?? { l: 0, a: 0, b: 0 }
const distance = (x: Lab, y: Lab) => Math.hypot(x.l - y.l, x.a - y.a, x.b - y.b)
const apart = (x: string, y: string) => distance(labOf(x), labOf(y))

/** Pixels that are looked at: more say nothing new of a logo's colours. */
const mostSamples = 30_000
/** Shades that count: the rest of a photograph's thousands is noise. */
const mostShades = 300

/** What a picture is made of: colours with their share of what is seen, largest first, near ones together. Pure. */
export function tonesOf({ data }: Pixels, max = 8): Tone[] {
  const { shades, total } = shadesOf(data)
  const tones: (Tone & { lab: Lab })[] = []
  for (const [r, g, b, weight] of shades.slice(0, mostShades)) {
    const color = hexOf(r / weight, g / weight, b / weight)
    const lab = labOf(color)
    const near = tones.find((tone) => distance(tone.lab, lab) < 0.07)
    if (near) near.share += weight / total
    else if (tones.length < 40) tones.push({ color, lab, share: weight / total })
  }
  return tones
    .sort((a, b) => b.share - a.share)
    .slice(0, max)
    .map(({ color, share }) => ({ color, share: Math.round(share * 1000) / 1000 }))
}

/** Sums of red, green, blue and weight by shade (4 bits a channel), heaviest first. */
function shadesOf(data: Uint8Array) {
  const bins = new Map<number, [number, number, number, number]>()
  const step = Math.max(1, Math.ceil(data.length / 4 / mostSamples))
  let total = 0
  for (let at = 0; at < data.length; at += 4 * step) {
    const weight = (data[at + 3] ?? 0) / 255
    if (weight < 0.1) continue
    const [r, g, b] = [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0]
    const key = ((r >> 4) << 8) | ((g >> 4) << 4) | (b >> 4)
    const bin = bins.get(key) ?? [0, 0, 0, 0]
    bins.set(key, [bin[0] + r * weight, bin[1] + g * weight, bin[2] + b * weight, bin[3] + weight])
    total += weight
  }
  return { shades: [...bins.values()].sort((a, b) => b[3] - a[3]), total }
}

/** From where a colour is one: below it are white, black, greys and the haze of a scan. */
const leastChroma = 0.035
/** Share of what is seen, from where a colour is the logo's and not the blend along an edge. */
const leastShare = 0.015

/**
 * Colours of a brand that a logo has: by share and strength, distinct, a dark one beside a single one. None when it is
 * white, black or grey: nothing is invented (ONB-15, SEC-26). Pure.
 */
export function proposeColors(tones: Tone[]): string[] {
  const rated = tones
    .map(({ color, share }) => {
      const { l = 0, c = 0 } = toOklch(color) ?? {}
      // White, black and the haze between are grounds, not brands; a small colourful mark outweighs a large dull one.
      const usable = share >= leastShare && c > leastChroma && l > 0.12 && l < 0.96
      return { color, worth: usable ? share ** 0.5 * Math.min(c, 0.2) : 0 }
    })
    .filter(({ worth }) => worth > 0)
    .sort((a, b) => b.worth - a.worth)
  const chosen: string[] = []
  for (const { color } of rated)
    if (chosen.length < 4 && chosen.every((other) => apart(other, color) > 0.1)) chosen.push(color)
  const dark = tones.find(({ color, share }) => share > 0.1 && (toOklch(color)?.l ?? 1) < 0.4)
  const [only] = chosen
  return dark && only && chosen.length === 1 && apart(only, dark.color) > 0.1 ? [only, dark.color] : chosen
}

/** From where colours on a ground are well seen, and half seen: dark beside dark looks closer than its ratio says. */
const wanted = { light: [2.3, 1.6], dark: [3.4, 2.4] } as const

/** Share of a logo that is seen on a ground; half seen counts half. Pure. */
export function seenOn(tones: Tone[], ground: string): number {
  const [well, half] = wanted[(toOklch(ground)?.l ?? 1) < 0.5 ? 'dark' : 'light']
  return tones.reduce((sum, { color, share }) => {
    const ratio = contrastOf(color, ground)
    return sum + share * (ratio >= well ? 1 : ratio >= half ? 0.5 : 0)
  }, 0)
}

/** Whether the bare logo may stand on a ground; `tones` are those of its edge: a word must not vanish beside its symbol. */
export const standsOn = (tones: Tone[], ground: string): boolean =>
  tones.length === 0 || seenOn(tones, ground) >= 0.75
