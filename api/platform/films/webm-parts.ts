import type { PartFormat } from './part-format.ts'
import { readNumber } from './read-number.ts'

const id = { cluster: 0x1f43b675, void: 0xec } as const
/** The film, what is said of it, its tracks, one of them. */
const looked = new Set([0x18538067, 0x1549a966, 0x1654ae6b, 0xae])
/** What playing needs; which program wrote the film may not lack. */
const kept = new Set([
  // The head, where things are, cues.
  ...[0x1a45dfa3, 0x114d9b74, 0x1c53bb6b],
  // Unit of time, duration, programs.
  ...[0x2ad7b1, 0x4489, 0x4d80, 0x5741],
  // Of a track: numbers, kind, codec, language, flags, times, picture and sound.
  ...[0xd7, 0x73c5, 0x83, 0x86, 0x63a2, 0x22b59c, 0x22b59d, 0x88, 0x9c, 0xb9, 0x55aa, 0x55ee, 0x41e4],
  ...[0x6de7, 0x6df8, 0x23e383, 0x234e7a, 0x23314f, 0x56aa, 0x56bb, 0x6d80, 0xe0, 0xe1],
  // Of a cluster: its time, place and the size of the one before; its blocks.
  ...[0xe7, 0xa7, 0xab, 0xa3, 0xa0],
])

/** Elements of WebM: a name, a size, both of a length that they say themselves. */
export const webmParts: PartFormat = {
  mostHeadBytes: 12,
  read(head) {
    const name = readNumber(head, 0, true)
    const size = readNumber(head, name.length, false)
    const [headBytes, bodyBytes] = [name.length + size.length, size.value]
    // A cluster that does not know how long it is ends where another begins: what is in both is looked at alike.
    const isOpen = name.value === id.cluster && bodyBytes === null
    if (isOpen || looked.has(name.value ?? 0)) return { headBytes, bodyBytes, keeps: 'parts' }
    if (bodyBytes === null) throw new RangeError('an element that never ends')
    const isKept = name.value === id.cluster || kept.has(name.value ?? 0)
    return { headBytes, bodyBytes, keeps: isKept ? 'whole' : 'nothing' }
  },
  empty({ length }, { bodyBytes }) {
    const head = Buffer.alloc(length)
    head[0] = id.void
    // One byte for the name; the size takes the others, eight at most, and what is left of them is body.
    const sizeBytes = Math.min(length - 1, 8)
    const size = (bodyBytes ?? 0) + length - 1 - sizeBytes
    for (let at = sizeBytes, rest = size; at >= 1; at -= 1, rest = Math.floor(rest / 256))
      head[at] = rest % 256
    head[1] = (head[1] ?? 0) | (0x100 >> sizeBytes)
    return head
  },
}
