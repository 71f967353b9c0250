export type PictureFormat = 'png' | 'jpeg' | 'gif' | 'webp' | 'svg'

/**
 * What a file is by its first bytes. Nothing else reaches a decoder: libvips opens dozens of formats, and an SVG is
 * drawn elsewhere (ADR 42). Pure.
 */
export function formatOf(bytes: Uint8Array): PictureFormat | null {
  const head = Buffer.from(bytes.subarray(0, 12)).toString('latin1')
  if (head.startsWith('\x89PNG\r\n\x1a\n')) return 'png'
  if (head.startsWith('\xff\xd8\xff')) return 'jpeg'
  if (/^GIF8[79]a/.test(head)) return 'gif'
  if (head.startsWith('RIFF') && head.endsWith('WEBP')) return 'webp'
  return /^(\xef\xbb\xbf)?\s*</.test(head) && isSvg(bytes) ? 'svg' : null
}

/** The root stands behind a declaration, comments of the program that wrote it and perhaps a document type. */
const isSvg = (bytes: Uint8Array) =>
  /<(?:\w+:)?svg[\s>]/.test(Buffer.from(bytes.subarray(0, 16_000)).toString('latin1'))
