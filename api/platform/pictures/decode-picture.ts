import type { Metadata, Sharp } from 'sharp'
import sharp from 'sharp'
import { ApiError } from '../errors.ts'
import { barePicture } from './bare/bare-picture.ts'
import { type DrawingProblem, drawSvg } from './draw-svg.ts'
import { formatOf, type PictureFormat } from './format-of.ts'
import { inDrawingQueue, inPictureQueue, queueTexts } from './picture-queues.ts'

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
  /** Whose upload it is (`senderOf`): nobody fills the queue alone, nor with several accounts of a network. */
  who: string
  /** What is wanted of the picture: turned, cut, made smaller. It is decoded into that and never again. */
  prepare: (picture: Sharp, header: Metadata) => Sharp
}

/**
 * The one way from an upload to pixels: it waits in the queue of pictures, its header is judged, it is decoded once, and `make`
 * writes what is wanted, still in its slot. What `make` throws is a fault of ours and is thrown on.
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
    const drawn = await inDrawingQueue(who, () => drawSvg(bytes))
    if ('problem' in drawn) return drawn
    const made = await inPictureQueue(who, () => decode(drawn.png, prepare, make))
    return 'problem' in made ? { problem: 'not_drawn' } : made
  }
  const bare = barePicture(bytes, format)
  return bare ? inPictureQueue(who, () => decode(bare, prepare, make)) : { problem: 'unreadable' }
}

/** The header is read in the slot, too. Time is limited around the decoder: it looks at its clock between lines only. */
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

type Header = Pick<Metadata, 'format' | 'width' | 'height' | 'channels' | 'depth' | 'isProgressive'>

/** Lines of a picture that are in work at a time, in all their forms, as measured. */
const linesInWork = { png: 2000, jpeg: 500 }

/**
 * Bytes of memory that decoding a picture takes, by its header, as measured (ADR 72). What is written in several passes
 * is kept whole until the last one: an interlaced PNG as pixels, a progressive JPEG as two bytes for each value, a WebP
 * twice as RGBA, a GIF once. Pure.
 */
export function decodingBytes({ format, width, height, channels, depth, isProgressive }: Header): number {
  const pixels = width * height
  const line = width * channels * (depth === 'uchar' ? 1 : 2)
  if (format === 'webp') return pixels * 8
  if (format === 'gif') return pixels * 4
  if (format === 'jpeg') return isProgressive ? pixels * channels * 2 : line * linesInWork.jpeg
  return isProgressive ? line * height : line * linesInWork.png
}

/** How a scan of a JPEG begins. */
const startOfScan = Buffer.from([0xff, 0xda])

/**
 * How often a JPEG paints over itself: each scan of a progressive one costs all of its pixels again, whatever few bytes it
 * takes. Cameras and programs write up to a dozen. Counted wherever its mark stands: between marks it means nothing else. Pure.
 */
function scansOf(bytes: Uint8Array): number {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  let count = 0
  for (let at = file.indexOf(startOfScan); at >= 0; at = file.indexOf(startOfScan, at + 2)) count += 1
  return count
}

/** Decoders that were given up and still run: each holds a thread of four, which files and look-ups of names need, too. */
const mostLeftRunning = 2
let leftRunning = 0

/**
 * What `work` answers, or null when it takes longer: others go on though a decoder does not end. While two such still run
 * nothing is begun. @throws too_many_requests
 */
async function withinTime<T>(ms: number, work: () => Promise<T>): Promise<T | null> {
  if (leftRunning >= mostLeftRunning)
    throw new ApiError('too_many_requests', queueTexts.busy, { details: { retryAfterSeconds: 20 } })
  let timer: NodeJS.Timeout | undefined
  const timeIsOver = new Promise<null>((resolve) => {
    timer = setTimeout(resolve, ms, null)
  })
  const running = { isLeft: false, hasEnded: false }
  const done = work().finally(() => {
    running.hasEnded = true
    if (running.isLeft) leftRunning -= 1
  })
  const answer = await Promise.race([done, timeIsOver]).finally(() => clearTimeout(timer))
  if (!running.hasEnded) {
    running.isLeft = true
    leftRunning += 1
    // What it still says is for nobody.
    done.catch(() => {})
  }
  return answer
}

/** A decoded picture: `channels` bytes for each pixel (red, green, blue and maybe alpha), rows from the top. */
export type Pixels = { data: Uint8Array; width: number; height: number; channels: 3 | 4 }

/** Decodes what a pipeline describes into upright sRGB. @throws what cannot be decoded */
async function toPixels(picture: Sharp): Promise<Pixels> {
  const { data, info } = await picture
    .toColourspace('srgb')
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true })
  const { width, height, channels } = info
  return {
    data: new Uint8Array(data.buffer, data.byteOffset, data.byteLength),
    width,
    height,
    channels: channels === 4 ? 4 : 3,
  }
}

/** Begins a further picture with pixels that were decoded: the file is not opened again. */
export const fromPixels = ({ data, width, height, channels }: Pixels): Sharp =>
  sharp(data, { raw: { width, height, channels } })
