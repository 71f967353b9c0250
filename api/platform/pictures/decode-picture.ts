import sharp, { type Metadata, type Sharp } from 'sharp'
import { barePicture } from './bare/bare-picture.ts'
import { decodingBytes } from './decoding-bytes.ts'
import { type DrawingProblem, drawSvg } from './draw-svg.ts'
import { formatOf, type PictureFormat } from './format-of.ts'
import { type Pixels, toPixels } from './pixels.ts'
import { scansOf } from './scans-of.ts'
import { takeDrawingTurn, takeTurn } from './take-turn.ts'
import { withinTime } from './within-time.ts'

// One thread for a picture, and nothing kept of pictures that are done.
sharp.concurrency(1)
sharp.cache(false)

/**
 * What is wrong with a file: another type, too many pixels or bytes of them, no picture that can be read to its end, or
 * drawn; `too_much_to_draw` when its drawing was ended.
 */
export type PictureProblem = 'wrong_type' | 'too_many_pixels' | 'unreadable' | DrawingProblem

/** Pixels of one picture: what cameras take. */
const maxPixels = 50_000_000
/** Memory that decoding one picture may take: a quarter of what a process has at rest. Every picture of 3,500 x 3,500 fits. */
const maxDecodingBytes = 100_000_000
/** Pixels of all pictures of an animation; only its first one is decoded. */
const maxAnimatedPixels = 250_000_000
/** Scans of one JPEG: a hundred of the largest take about a second (SEC-64). */
const maxScans = 100
/** Longer than the largest picture takes on a busy machine, its header included. */
const maxSeconds = 20

type Asked = {
  formats: readonly PictureFormat[]
  /** Whose upload it is (`senderOf`): nobody fills the queue alone, nor with several accounts of a line. */
  who: string
  /** What is wanted of the picture: turned, cut, made smaller. It is decoded into that and never again. */
  prepare: (picture: Sharp, header: Metadata) => Sharp
}

/**
 * The one way from an upload to pixels: it waits for its turn, its header is judged, it is decoded once, and `make`
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
  if (format === 'jpeg' && scansOf(bytes) > maxScans) return { problem: 'unreadable' }
  if (format === 'svg') {
    const drawn = await takeDrawingTurn(who, () => drawSvg(bytes))
    if ('problem' in drawn) return drawn
    const made = await takeTurn(who, () => decode(drawn.png, prepare, make))
    return 'problem' in made ? { problem: 'not_drawn' } : made
  }
  const bare = barePicture(bytes, format)
  return bare ? takeTurn(who, () => decode(bare, prepare, make)) : { problem: 'unreadable' }
}

/** The header is read in the turn, too. Time is limited around the decoder: it looks at its clock between lines only. */
async function decode<T>(
  bytes: Uint8Array,
  prepare: Asked['prepare'],
  make: (pixels: Pixels) => Promise<T>,
): Promise<{ made: T } | { problem: PictureProblem }> {
  const read = await withinTime(maxSeconds * 1000, () => pixelsOf(bytes, prepare))
  if (!read) return { problem: 'unreadable' }
  return 'problem' in read ? read : { made: await make(read) }
}

async function pixelsOf(
  bytes: Uint8Array,
  prepare: Asked['prepare'],
): Promise<Pixels | { problem: PictureProblem }> {
  const header = await readHeader(bytes)
  if (!header) return { problem: 'unreadable' }
  if (isTooLarge(header)) return { problem: 'too_many_pixels' }
  const picture = sharp(bytes, { limitInputPixels: maxPixels, pages: 1, failOn: 'error' })
  const pixels = await toPixels(prepare(picture, header).timeout({ seconds: maxSeconds })).catch(() => null)
  return pixels ?? { problem: 'unreadable' }
}

/** Null when it cannot be read. */
const readHeader = (bytes: Uint8Array): Promise<Metadata | null> =>
  sharp(bytes, { limitInputPixels: false, pages: 1 })
    .metadata()
    .catch(() => null)

function isTooLarge(header: Metadata): boolean {
  const pixels = header.width * header.height
  const isLong = pixels * (header.pages ?? 1) > maxAnimatedPixels
  return pixels > maxPixels || isLong || decodingBytes(header) > maxDecodingBytes
}
