import { renderToStaticMarkup } from 'react-dom/server'
import { QRCode } from 'react-qr-code'
import type { MemberCard } from '#contract/services/member-card/schemas.ts'
import type { Brand } from '#themes/brand.ts'
import { resolveTheme } from '#themes/resolve.ts'
import { paper } from '#themes/scale.ts'
import { formatDate } from '../../ui/format.ts'
import { initialsOf } from '../../ui/initials-of.ts'
import { type Face, faceOf } from './outline-text.server.ts'
import { texts } from './texts.ts'

/** ISO 7810, a hundredth of a millimetre by ten. */
export const cardSize = { width: 856, height: 540 } as const
const margin = 52
const photo = { x: margin, y: 124, side: 144, corner: 28 }
const code = { side: 232, quiet: 20, corner: 24 }
const corners: Record<Brand['corner'], number> = { crisp: 12, soft: 32, round: 48 }

type Facts = {
  card: MemberCard
  station: string
  brand: Brand
  /** A data URI. */
  photo: string | null
}

/**
 * Draws the card so that it needs nothing else: letters are shapes, the photo and the QR stand inside (VCD-01).
 * Text in it is no markup: of a name only the outlines of its letters get here.
 */
export function drawCard({ card, station, brand, photo: picture }: Facts): string {
  const { color } = resolveTheme(brand)
  const faces = {
    heading: faceOf(brand.fonts.heading ?? brand.fonts.body, 'strong'),
    strong: faceOf(brand.fonts.body, 'strong'),
  }
  const { width, height } = cardSize
  const corner = corners[brand.corner]
  const shapes = [
    `<rect width="${width}" height="${height}" fill="${color.brandDeep}"/>`,
    `<circle cx="746" cy="${height - 44}" r="236" fill="${color.accent}"/>`,
    `<circle cx="772" cy="${height - 22}" r="220" fill="${color.brand}"/>`,
    photoOf(card.name, picture, { face: faces.heading, ground: color.brandSoft, ink: color.onBrandSoft }),
    codeOf(card.link),
    `<path fill="${color.onBrandDeep}" d="${wordsOf(card, station, faces)}"/>`,
  ]
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><clipPath id="c"><rect width="${width}" height="${height}" rx="${corner}"/></clipPath><clipPath id="p"><rect x="${photo.x}" y="${photo.y}" width="${photo.side}" height="${photo.side}" rx="${photo.corner}"/></clipPath><g clip-path="url(#c)">${shapes.join('')}</g></svg>`
}

function photoOf(
  name: string,
  picture: string | null,
  { face, ground, ink }: { face: Face; ground: string; ink: string },
): string {
  const { x, y, side } = photo
  const frame = `x="${x}" y="${y}" width="${side}" height="${side}"`
  if (picture)
    return `<image ${frame} href="${picture}" preserveAspectRatio="xMidYMid slice" clip-path="url(#p)"/>`
  const initials = initialsOf(name).toUpperCase()
  const size = 60
  const start = x + (side - face.width(initials, { size })) / 2
  const path = face.path(initials, { x: start, y: y + side / 2 + size * 0.36, size })
  return `<rect ${frame} rx="${photo.corner}" fill="${ground}"/><path fill="${ink}" d="${path}"/>`
}

function codeOf(link: string): string {
  const { side, quiet, corner } = code
  const [x, y] = [cardSize.width - margin - side, cardSize.height - margin - side]
  const drawn = renderToStaticMarkup(
    <QRCode value={link} size={side - 2 * quiet} level="M" bgColor={paper.ground} fgColor={paper.ink} />,
  )
  const ground = `<rect x="${x}" y="${y}" width="${side}" height="${side}" rx="${corner}" fill="${paper.ground}"/>`
  return `${ground}<g transform="translate(${x + quiet} ${y + quiet})">${drawn}</g>`
}

/** Draws all words of the card, as one path. */
function wordsOf(card: MemberCard, station: string, { heading, strong }: Record<'heading' | 'strong', Face>) {
  const kind = texts.kind.toUpperCase()
  const small = { size: 19, tracking: 1.2 }
  const kindWidth = strong.width(kind, small)
  const nameRoom = cardSize.width - 3 * margin - kindWidth
  const brandLine = inRoom(heading, station, { room: nameRoom, sizes: [38, 32, 26, 22], lines: 1 })
  const left = photo.x + photo.side + 28
  const name = inRoom(heading, card.name, {
    room: cardSize.width - margin - left,
    sizes: [38, 32, 27],
    lines: 2,
  })
  const plan =
    card.plan === null
      ? null
      : inRoom(strong, texts.plan(card.plan), { room: cardSize.width - margin - left, sizes: [23], lines: 1 })
  const step = name.size * 1.2
  const rows = name.lines.length * step + (plan ? 36 : 0)
  const top = photo.y + (photo.side - rows) / 2 + name.size * 0.88
  const label = (text: string, y: number) => strong.path(text.toUpperCase(), { x: margin, y, ...small })
  return [
    heading.path(brandLine.lines[0] ?? '', { x: margin, y: 88, size: brandLine.size }),
    strong.path(kind, { x: cardSize.width - margin - kindWidth, y: 84, ...small }),
    ...name.lines.map((line, index) =>
      heading.path(line, { x: left, y: top + index * step, size: name.size }),
    ),
    plan
      ? strong.path(plan.lines[0] ?? '', { x: left, y: top + name.lines.length * step, size: plan.size })
      : '',
    label(texts.number, 362),
    strong.path(card.card_number, { x: margin, y: 406, size: 40, tracking: 3 }),
    label(texts.validUntil, 450),
    strong.path(formatDate(card.valid_until), { x: margin, y: 488, size: 32, tracking: 1 }),
  ].join('')
}

type Room = { room: number; sizes: readonly number[]; lines: number }

/** Gives a text in the largest size that it fits in, else cut in the smallest. */
function inRoom(
  face: Face,
  text: string,
  { room, sizes, lines: most }: Room,
): { lines: string[]; size: number } {
  for (const size of sizes) {
    const lines = broken(face, text, { room, size })
    if (lines.length <= most && lines.every((line) => face.width(line, { size }) <= room))
      return { lines, size }
  }
  const size = sizes.at(-1) ?? 20
  const lines = broken(face, text, { room, size })
  const rest = [...lines.slice(most - 1).join(' ')]
  while (rest.length > 1 && face.width(`${rest.join('')}…`, { size }) > room) rest.pop()
  return { lines: [...lines.slice(0, most - 1), `${rest.join('').trimEnd()}…`], size }
}

function broken(face: Face, text: string, { room, size }: { room: number; size: number }): string[] {
  const lines: string[] = []
  for (const word of text.trim().split(/\s+/)) {
    const longer = `${lines.at(-1) ?? ''} ${word}`.trim()
    if (lines.length > 0 && face.width(longer, { size }) <= room) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}
