import type { CountLevel } from './bound-parts.ts'

type Box = { type: string; start: number; end: number }

/** Walks the boxes of a part of a file, which fill it to its end, and keeps none. @throws RangeError */
export function* boxesOf(bytes: Buffer, level: CountLevel): Generator<Box> {
  const count = level()
  for (let at = 0; at < bytes.length; ) {
    count()
    const short = bytes.readUInt32BE(at)
    const type = bytes.toString('latin1', at + 4, at + 8)
    const head = short === 1 ? 16 : 8
    // 0: up to the end.
    const size = short === 0 ? bytes.length - at : short === 1 ? Number(bytes.readBigUInt64BE(at + 8)) : short
    if (size < head || at + size > bytes.length) throw new RangeError('a box does not fit')
    yield { type, start: at + head, end: at + size }
    at += size
  }
}
