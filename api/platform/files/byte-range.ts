import parseRange from 'range-parser'

export type ByteRange = { start: number; end: number }

/**
 * The size the header is read for: the parser refuses a tail that is longer than the file, which is the whole file, and
 * tells reversed ends from a beginning behind the end in no other way (RFC 9110, 14.1.2).
 */
const endless = Number.MAX_SAFE_INTEGER

/**
 * The one range a `Range` header asks for, both ends included, or null where the whole is to be sent: no header, several
 * ranges, or words that are none. `none` is a range that begins behind the end (416). Pure.
 */
export function byteRange(header: string | null, size: number): ByteRange | 'none' | null {
  const asked = parseRange(endless, header ?? '')
  if (!Array.isArray(asked) || asked.type !== 'bytes') return null
  const [range, another] = asked
  if (!range || another) return null
  const isTail = header?.includes('=-')
  const start = isTail ? Math.max(0, size - (range.end + 1 - range.start)) : range.start
  return start < size ? { start, end: Math.min(range.end, size - 1) } : 'none'
}
