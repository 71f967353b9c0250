import type { Metadata } from 'sharp'

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
