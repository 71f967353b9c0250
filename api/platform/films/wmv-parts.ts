import type { PartFormat } from './part-format.ts'

/** An identifier as files have it: its first three numbers are turned around. */
function bytesOf(guid: string): string {
  const [a, b, c, ...rest] = guid.toLowerCase().split('-')
  const turned = [a, b, c].map((part = '') => Buffer.from(part, 'hex').reverse().toString('hex'))
  return [...turned, ...rest].join('')
}

/** Header and the header's extension, with what stands in front of the parts in them. */
const looked = new Map([
  [bytesOf('75B22630-668E-11CF-A6D9-00AA0062CE6C'), 6],
  [bytesOf('5FBF03B5-A92E-11CF-8EE3-00C00C205365'), 22],
])
const kept = new Set(
  [
    // Data and their indexes.
    '75B22636-668E-11CF-A6D9-00AA0062CE6C',
    '33000890-E5B1-11CF-89F4-00A0C90349CB',
    'D6E229D3-35DA-11D1-9034-00A0C90349BE',
    // Of the file, of streams, more of streams, their languages, bit rates, codecs, correction of errors.
    '8CABDCA1-A947-11CF-8EE4-00C00C205365',
    'B7DC0791-A9B7-11CF-8EE6-00C00C205365',
    '14E6A5CB-C672-4332-8399-A96952065B5A',
    '7C4346A9-EFE0-4BFC-B229-393EDE415C85',
    '7BF875CE-468D-11D1-8D82-006097C9A2B2',
    '86D15240-311D-11D0-A3A4-00A0C90348F6',
    '75B22635-668E-11CF-A6D9-00AA0062CE6C',
  ].map(bytesOf),
)
const padding = Buffer.from(bytesOf('1806D474-CADF-4509-A4BA-9AABCB96AAE8'), 'hex')

/** Objects of Windows Media: an identifier, and a size, with the head, whose last byte comes first. */
export const wmvParts: PartFormat = {
  mostHeadBytes: 24,
  read(head) {
    const size = Number(head.readBigUInt64LE(16))
    if (size < 24) throw new RangeError('an object does not fit')
    const guid = head.toString('hex', 0, 16)
    const part = { headBytes: 24, bodyBytes: size - 24 }
    const bytesBeforeParts = looked.get(guid)
    if (bytesBeforeParts !== undefined) return { ...part, keeps: 'parts', bytesBeforeParts }
    return { ...part, keeps: kept.has(guid) ? 'whole' : 'nothing' }
  },
  empty: (head) => Buffer.concat([padding, head.subarray(16)]),
}
