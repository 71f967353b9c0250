import { converter, formatHex, interpolate } from 'culori'

const toOklch = converter('oklch')

/** Colours that a picture is drawn with, `#rrggbb`. */
export type ArtColors = { primary: string; accent: string }

/** What of a brand its pictures are drawn with. Pure. */
export const artColors = ({
  colors,
}: {
  colors: { primary: string; accent?: string | undefined }
}): ArtColors => ({
  primary: colors.primary,
  accent: colors.accent ?? colors.primary,
})

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

/** What a picture is called in its file, so that it can be drawn again in other colours. */
export type ArtName = { name: string; motif: number | 'capa' }

/**
 * A picture of a few large shapes in the tints of a brand, as SVG of 1280 × 720: a quiet one by its
 * motif, neighbours get another, or the mosaic of the header. The file says what it is. Pure.
 */
export function coverArt({ name, motif }: ArtName, colors: ArtColors): string {
  const next = dice(name)
  const shapes = motif === 'capa' ? mosaic(next, colors) : quiet(next, colors, motif)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${W} ${H}" width="${W}" height="${H}" preserveAspectRatio="xMidYMid slice" data-arte="${name}" data-motivo="${motif}">${shapes}</svg>`
}

/** The name that a drawn picture carries, or null for any other picture. Pure. */
export function artNameOf(svg: string): ArtName | null {
  const [, name, motif] = /^<svg [^>]*data-arte="([\w-]{1,200})" data-motivo="(capa|\d{1,3})"/.exec(svg) ?? []
  return name && motif ? { name, motif: motif === 'capa' ? motif : Number(motif) } : null
}

function quiet(next: () => number, colors: ArtColors, motif: number): string {
  const ground = atLightness(colors.primary, 0.93, 0.05)
  const shade = {
    a: mix(ground, colors.primary, 0.28),
    b: mix(ground, colors.primary, 0.6),
    c: mix(ground, colors.accent, 0.95),
    d: colors.primary,
  }
  const draw = draws[motif % draws.length] ?? suns
  return `<rect width="${W}" height="${H}" fill="${ground}"/>${draw(next, shade)}`
}

const tile = 240
const at = (column: number, row: number, shape: string) =>
  `<g transform="translate(${column * tile + 40} ${row * tile})">${shape}</g>`
const square = (fill: string) => `<path d="M0 0H${tile}V${tile}H0Z" fill="${fill}"/>`
/** Shapes of one tile: quarter, half, disc, ring, leaf, and two small discs. */
const tiles: ((fill: string, other: string) => string)[] = [
  (fill) => `<path d="M0 0H${tile}A${tile} ${tile} 0 0 1 0 ${tile}Z" fill="${fill}"/>`,
  (fill) => `<path d="M0 120A120 120 0 0 1 ${tile} 120Z" fill="${fill}"/>`,
  (fill) => `<circle cx="120" cy="120" r="84" fill="${fill}"/>`,
  (fill, other) =>
    `<circle cx="120" cy="120" r="120" fill="${fill}"/><circle cx="120" cy="120" r="58" fill="${other}"/>`,
  (fill) =>
    `<path d="M0 0A${tile} ${tile} 0 0 1 ${tile} ${tile}A${tile} ${tile} 0 0 1 0 0Z" fill="${fill}"/>`,
  (fill, other) =>
    `<circle cx="72" cy="120" r="48" fill="${fill}"/><circle cx="168" cy="120" r="48" fill="${other}"/>`,
]

/** Tiles of round shapes with one large sun: lively enough to stand alone on the brand colour. */
function mosaic(next: () => number, { primary, accent }: ArtColors): string {
  const { l = 0.5 } = toOklch(primary) ?? {}
  const main = l < 0.3 || l > 0.8 ? atLightness(primary, 0.58) : primary
  const [deep, soft, pale] = [
    atLightness(primary, 0.34),
    atLightness(primary, 0.8, 0.1),
    atLightness(primary, 0.94, 0.03),
  ]
  const second = accent === primary ? soft : accent
  const grounds = [pale, deep, soft, pale, main]
  const pick = <T>(list: readonly T[]): T => list[Math.floor(next() * list.length)] as T
  const sun = Math.floor(next() * 3)
  let shapes = `<rect width="${W}" height="${H}" fill="${pale}"/>`
  for (let row = 0; row < 3; row++)
    for (let column = -1; column < 6; column++) {
      const ground = grounds[(column + 1 + row * 2) % grounds.length] ?? pale
      const inks = [main, deep, second, soft, pale].filter((ink) => ink !== ground)
      const ink = pick(inks)
      const turn = pick([0, 90, 180, 270])
      const other = pick(inks.filter((one) => one !== ink))
      const shape = `<g transform="rotate(${turn} 120 120)">${pick(tiles)(ink, other)}</g>`
      shapes += at(column, row, square(ground) + shape)
    }
  const [x, y] = [(sun + 2) * tile + 40, tile + (next() < 0.5 ? 0 : tile)]
  const field = `<path d="M${x - tile} ${y - tile}h${2 * tile}v${2 * tile}h${-2 * tile}Z" fill="${deep}"/>`
  return `${shapes}${field}<circle cx="${x}" cy="${y}" r="${tile}" fill="${pale}"/><circle cx="${x}" cy="${y}" r="150" fill="${second}"/><circle cx="${x}" cy="${y}" r="72" fill="${deep}"/>`
}
