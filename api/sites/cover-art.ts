import { converter, formatHex, interpolate } from 'culori'

const toOklch = converter('oklch')

/** Colours that a picture is drawn with, `#rrggbb`. */
export type ArtColors = { primary: string; accent: string }

const mix = (from: string, to: string, amount: number) => formatHex(interpolate([from, to], 'oklab')(amount))

/** A colour of the same hue at another lightness (0–1), for grounds and depths. */
export function atLightness(color: string, l: number, maxChroma = 0.14): string {
  const { c = 0, h = 0 } = toOklch(color) ?? {}
  return formatHex({ mode: 'oklch', l, c: Math.min(c, maxChroma), h })
}

/** Numbers from 0 to 1 that the seed decides: the same seed draws the same picture. */
function dice(seed: string) {
  let state = 2166136261
  for (const letter of seed) state = Math.imul(state ^ letter.charCodeAt(0), 16777619)
  return () => {
    state = Math.imul(state ^ (state >>> 15), 2246822519)
    state = Math.imul(state ^ (state >>> 13), 3266489917)
    state ^= state >>> 16
    return (state >>> 0) / 4294967296
  }
}

type Draw = (next: () => number, shade: { a: string; b: string; c: string; d: string }) => string
const W = 1280
const H = 720

const suns: Draw = (next, { a, b, c }) => {
  const x = 760 + next() * 260
  const y = 300 + next() * 140
  return [420, 300, 180]
    .map((r, at) => `<circle cx="${x.toFixed()}" cy="${y.toFixed()}" r="${r}" fill="${[a, b, c][at]}"/>`)
    .join('')
}
const hills: Draw = (next, { a, b, c }) =>
  [a, b, c]
    .map((fill, at) => {
      const base = 330 + at * 120
      const peak = 200 + next() * 700
      return `<path d="M0 ${base + 90}C${(peak - 320).toFixed()} ${base - 130} ${(peak + 220).toFixed()} ${base + 190} ${W} ${(base - 60 + next() * 80).toFixed()}V${H}H0Z" fill="${fill}"/>`
    })
    .join('')
const arcs: Draw = (next, { a, b, c, d }) => {
  const size = 240
  const turns = [0, 90, 180, 270]
  let shapes = ''
  for (let row = 0; row < 3; row++)
    for (let column = 0; column < 6; column++) {
      if (next() < 0.3) continue
      const fill = [a, b, c, d][Math.floor(next() * 4)]
      const turn = turns[Math.floor(next() * 4)]
      const [x, y] = [column * size - 60, row * size]
      shapes += `<path transform="translate(${x} ${y}) rotate(${turn} ${size / 2} ${size / 2})" d="M0 0H${size}A${size} ${size} 0 0 1 0 ${size}Z" fill="${fill}"/>`
    }
  return shapes
}
const bands: Draw = (next, { a, b, c, d }) =>
  [a, b, c, d]
    .map((fill, at) => {
      const x = 380 + at * 210 + next() * 60
      return `<path d="M${x.toFixed()} ${H + 40}L${(x + 420).toFixed()} -40H${(x + 560).toFixed()}L${(x + 140).toFixed()} ${H + 40}Z" fill="${fill}"/>`
    })
    .join('')
const petals: Draw = (next, { a, b, c }) => {
  const [x, y] = [820 + next() * 180, 360]
  const turn = next() * 60
  return [0, 60, 120, 180, 240, 300]
    .map(
      (angle, at) =>
        `<ellipse cx="${x.toFixed()}" cy="${y - 210}" rx="120" ry="220" transform="rotate(${(angle + turn).toFixed()} ${x.toFixed()} ${y})" fill="${at % 2 ? a : b}" fill-opacity="0.9"/>`,
    )
    .concat(`<circle cx="${x.toFixed()}" cy="${y}" r="92" fill="${c}"/>`)
    .join('')
}
const draws: Draw[] = [suns, hills, arcs, bands, petals]

/**
 * A quiet picture of a few large shapes in the tints of a brand, as SVG of 1280 × 720 (LOOK, pictures). `deep` ones
 * are dark enough to carry white text; neighbours get another `motif`. Pure.
 */
export function coverArt(name: string, colors: ArtColors, { deep = false, motif = 0 } = {}): string {
  const next = dice(name)
  const draw = draws[motif % draws.length] ?? suns
  const ground = deep ? atLightness(colors.primary, 0.3, 0.1) : atLightness(colors.primary, 0.93, 0.05)
  const strength = deep ? [0.18, 0.34, 0.5] : [0.28, 0.6, 1]
  const [s1 = 0, s2 = 0, s3 = 0] = strength
  const shade = {
    a: mix(ground, colors.primary, s1),
    b: mix(ground, colors.primary, s2),
    c: mix(ground, colors.accent, deep ? 0.55 : 0.95),
    d: mix(ground, colors.primary, s3),
  }
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${W} ${H}" width="${W}" height="${H}" preserveAspectRatio="xMidYMid slice"><rect width="${W}" height="${H}" fill="${ground}"/>${draw(next, shade)}</svg>`
}
