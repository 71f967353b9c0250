import sharp, { type Metadata, type Sharp } from 'sharp'
import { drawSvg } from './draw-svg.ts'
import { formatOf, type PictureFormat } from './format-of.ts'
import { type Pixels, toPixels } from './pixels.ts'
import { takeDrawingTurn, takeTurn } from './take-turn.ts'

// One thread for a picture, and nothing kept of pictures that are done.
sharp.concurrency(1)
sharp.cache(false)

/** What is wrong with a file: another type, too many pixels, no picture that can be read to its end, or drawn. */
export type PictureProblem = 'wrong_type' | 'too_many_pixels' | 'unreadable' | 'not_drawn'

/** Pixels of one picture: what cameras take. A GIF is decoded whole, four bytes each, and no camera writes one. */
const maxPixels = { png: 50_000_000, jpeg: 50_000_000, webp: 50_000_000, gif: 25_000_000 }
/** Pixels of all pictures of an animation; only its first one is decoded. */
const maxAnimatedPixels = 250_000_000
/** Longer than the largest picture takes on a busy machine. */
const maxSeconds = 20

type Asked = {
  formats: readonly PictureFormat[]
  /** Whose upload it is: nobody fills the queue alone. */
  who: string
  /** What is wanted of the picture: turned, cut, made smaller. It is decoded into that and never again. */
  prepare: (picture: Sharp, header: Metadata) => Sharp
}

/**
 * The one way from an upload to pixels: its header is judged, it waits for its turn, it is decoded once, and `make`
 * writes what is wanted, still in its turn. What `make` throws is a fault of ours and is thrown on.
 * @throws too_many_requests
 */
export async function decodePicture<T>(
  bytes: Uint8Array,
  { formats, who, prepare }: Asked,
  make: (pixels: Pixels) => Promise<T>,
): Promise<{ made: T } | { problem: PictureProblem }> {
  const format = formatOf(bytes)
  if (!format || !formats.includes(format)) return { problem: 'wrong_type' }
  if (format === 'svg') {
    const drawn = await takeDrawingTurn(who, () => drawSvg(bytes))
    const header = drawn && (await readHeader(drawn))
    if (!drawn || !header) return { problem: 'not_drawn' }
    return takeTurn(who, () => decode(drawn, { most: maxPixels.png, header, prepare }, make))
  }
  const header = await readHeader(bytes)
  if (!header) return { problem: 'unreadable' }
  const most = maxPixels[format]
  if (isTooLarge(header, most)) return { problem: 'too_many_pixels' }
  return takeTurn(who, () => decode(bytes, { most, header, prepare }, make))
}

type Judged = Pick<Asked, 'prepare'> & { most: number; header: Metadata }

async function decode<T>(
  bytes: Uint8Array,
  { most, header, prepare }: Judged,
  make: (pixels: Pixels) => Promise<T>,
): Promise<{ made: T } | { problem: PictureProblem }> {
  const picture = sharp(bytes, { limitInputPixels: most, pages: 1, failOn: 'error' })
  const pixels = await toPixels(prepare(picture, header).timeout({ seconds: maxSeconds })).catch(() => null)
  return pixels ? { made: await make(pixels) } : { problem: 'unreadable' }
}

/** Null when it cannot be read. */
const readHeader = (bytes: Uint8Array): Promise<Metadata | null> =>
  sharp(bytes, { limitInputPixels: false, pages: 1 })
    .metadata()
    .catch(() => null)

const isTooLarge = ({ width, height, pages = 1 }: Metadata, most: number) =>
  width * height > most || width * height * pages > maxAnimatedPixels
