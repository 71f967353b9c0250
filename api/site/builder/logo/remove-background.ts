import type { Pixels } from './pixels.ts'

/** How far (0 to 441) a pixel may be from the background to count as it, and until where edges fade. */
const same = 26
const fade = 70

/** Median of the border's colours, or null when the border is not of one colour (a photograph). */
function backgroundOf({ data, width, height }: Pixels): [number, number, number] | null {
  const border: number[] = []
  for (let x = 0; x < width; x++) border.push(x, (height - 1) * width + x)
  for (let y = 0; y < height; y++) border.push(y * width, y * width + width - 1)
  const opaque = border.filter((at) => (data[at * 4 + 3] ?? 0) > 200)
  if (opaque.length < border.length * 0.6) return null
  const channel = (offset: number) => {
    const values = opaque.map((at) => data[at * 4 + offset] ?? 0).sort((a, b) => a - b)
    return values[values.length >> 1] ?? 0
  }
  const color: [number, number, number] = [channel(0), channel(1), channel(2)]
  const near = opaque.filter((at) => distance(data, at, color) <= fade).length
  return near >= opaque.length * 0.85 ? color : null
}

function distance(data: Uint8Array, at: number, [r, g, b]: readonly [number, number, number]): number {
  const [dr, dg, db] = [(data[at * 4] ?? 0) - r, (data[at * 4 + 1] ?? 0) - g, (data[at * 4 + 2] ?? 0) - b]
  return Math.sqrt(dr * dr + dg * dg + db * db)
}

/**
 * Makes a background of one colour transparent, from the border inwards, with soft edges; what the logo encloses stays.
 * A picture without such a border comes back as it is. `removed` is the colour that went, `#rrggbb`. Pure.
 */
export function removeBackground(pixels: Pixels): Pixels & { removed?: string } {
  const background = backgroundOf(pixels)
  if (!background) return pixels
  const { width, height } = pixels
  const data = new Uint8Array(pixels.data)
  const seen = new Uint8Array(width * height)
  const queue: number[] = []
  const visit = (at: number) => {
    if (seen[at]) return
    seen[at] = 1
    const away = distance(pixels.data, at, background)
    if (away > fade) return
    const alpha = away <= same ? 0 : (away - same) / (fade - same)
    data[at * 4 + 3] = Math.round((data[at * 4 + 3] ?? 0) * alpha)
    if (away <= same) queue.push(at)
  }
  for (let x = 0; x < width; x++) {
    visit(x)
    visit((height - 1) * width + x)
  }
  for (let y = 0; y < height; y++) {
    visit(y * width)
    visit(y * width + width - 1)
  }
  for (let at = queue.pop(); at !== undefined; at = queue.pop()) {
    const x = at % width
    if (x > 0) visit(at - 1)
    if (x < width - 1) visit(at + 1)
    if (at >= width) visit(at - width)
    if (at < width * (height - 1)) visit(at + width)
  }
  const removed = `#${background.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`
  return { data, width, height, removed }
}
