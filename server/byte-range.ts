import { Transform } from 'node:stream'

export type ByteRange = { start: number; end: number }

/**
 * The one range a `Range` header asks for, both ends included, or null where the whole is to be sent: no header, several
 * ranges, or words that are none. `none` is a range that begins behind the end (416). Pure.
 */
export function byteRange(header: string | null, size: number): ByteRange | 'none' | null {
  const [, from, to] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? []
  if (from === undefined || to === undefined || (from === '' && to === '')) return null
  const start = from === '' ? Math.max(0, size - Number(to)) : Number(from)
  const end = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1)
  if (start >= size) return 'none'
  return start <= end ? { start, end } : null
}

/** Lets only the bytes of a range through. */
export function onlyRange({ start, end }: ByteRange): Transform {
  let at = 0
  return new Transform({
    transform(chunk: Buffer, _, done) {
      const part = chunk.subarray(Math.max(0, start - at), Math.max(0, end + 1 - at))
      at += chunk.length
      if (part.length > 0) this.push(part)
      done()
    },
  })
}
