import { formatHex, interpolate, oklch } from 'culori'
import type { StationConfig } from '#contract/stations/registry/configuration.ts'

/** The tints a picture may use, all derived from the brand of one station. */
export type Palette = {
  primary: string
  /** Darker than the primary, for large quiet surfaces. */
  deep: string
  /** Three steps from the primary to paper. */
  mid: string
  soft: string
  mist: string
  accent: string
  accentSoft: string
  paper: string
  ink: string
}

/** One way to colour a picture: the ground, three shapes on it, and words. */
export type Scheme = { ground: string; one: string; two: string; three: string; word: string }

export function paletteOf(brand: StationConfig['brand']): Palette {
  const { primary, footer, accent = footer, surface, ink } = brand.colors
  return {
    primary,
    deep: lightness(primary, (value) => Math.min(value * 0.62, 0.36)),
    mid: mix(primary, surface ?? '#ffffff', 0.42),
    soft: mix(primary, surface ?? '#ffffff', 0.7),
    mist: mix(primary, surface ?? '#ffffff', 0.88),
    accent,
    accentSoft: mix(accent, surface ?? '#ffffff', 0.62),
    paper: surface ?? '#fbfcfe',
    ink: ink ?? lightness(primary, () => 0.25),
  }
}

/** The grounds that a picture may have. */
export const tones = ['paper', 'mist', 'soft', 'primary', 'deep', 'accentSoft', 'accent'] as const
export type Tone = (typeof tones)[number]

/** Gives the colours that go with a ground. */
export function schemeOf(tone: Tone, palette: Palette): Scheme {
  const { primary, deep, mid, soft, accent, accentSoft, paper } = palette
  const ground = palette[tone]
  switch (tone) {
    case 'paper':
    case 'mist':
      return { ground, one: primary, two: soft, three: accent, word: primary }
    case 'soft':
      return { ground, one: paper, two: primary, three: accent, word: deep }
    case 'primary':
      return { ground, one: deep, two: mid, three: accent, word: paper }
    case 'deep':
      return { ground, one: primary, two: mid, three: accent, word: accentSoft }
    case 'accentSoft':
      return { ground, one: accent, two: primary, three: paper, word: deep }
    case 'accent':
      return { ground, one: accentSoft, two: primary, three: paper, word: deep }
  }
}

/** Mixes `amount` of the second colour in the first, in OKLab, so that tints stay clean. */
export function mix(from: string, to: string, amount: number): string {
  const [a, b] = [oklch(from), oklch(to)]
  if (!a || !b) throw new Error(`not a colour: ${from} or ${to}`)
  const hue = a.h ?? b.h ?? 0
  return formatHex({ mode: 'oklch', l: a.l + (b.l - a.l) * amount, c: a.c + (b.c - a.c) * amount, h: hue })
}

/** Mixes two colours through the colour space itself, hue included: for light that falls on something. */
export function blend(from: string, to: string, amount: number): string {
  return formatHex(interpolate([from, to], 'oklab')(amount))
}

export function lightness(color: string, change: (value: number) => number): string {
  const parsed = oklch(color)
  if (!parsed) throw new Error(`not a colour: ${color}`)
  return formatHex({ ...parsed, l: change(parsed.l), c: Math.min(parsed.c, 0.14) })
}
