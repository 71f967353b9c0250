import type { PictureFormat } from '../format-of.ts'
import { bareGif } from './bare-gif.ts'
import { bareJpeg } from './bare-jpeg.ts'
import { barePng } from './bare-png.ts'
import { bareWebp } from './bare-webp.ts'

const bareOf = { png: barePng, jpeg: bareJpeg, gif: bareGif, webp: bareWebp } as const

/**
 * The same picture with nothing but what its pixels, their colours and their direction need, as a decoder gets it. Texts,
 * previews, what programs leave and what stands behind the end are dropped unread: decoders unpack them before they look at
 * a pixel, forty megabytes out of forty kilobytes, as often as they come (SEC-64). What is cut off stays cut off. Null when
 * it is in more pieces than any program writes. Pure.
 */
export function barePicture(bytes: Uint8Array, format: Exclude<PictureFormat, 'svg'>): Buffer | null {
  const parts = bareOf[format](Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength))
  return parts.length > mostParts ? null : Buffer.concat(parts)
}

/** A photo of ten megabytes has some thousands. */
const mostParts = 50_000
