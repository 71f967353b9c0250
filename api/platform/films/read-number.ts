/**
 * A number of WebM, whose first byte says how long it is; with or without that mark. Null: all ones, a size that is not known.
 * @throws RangeError
 */
export function readNumber(
  bytes: Buffer,
  at: number,
  keepsMark: boolean,
): { value: number | null; length: number } {
  const first = bytes.readUInt8(at)
  const length = Math.clz32(first) - 23
  if (length > 8) throw new RangeError('not a number')
  let value = keepsMark ? first : first & (0xff >> length)
  let isKnown = value !== 0xff >> length
  for (let next = 1; next < length; next++) {
    const byte = bytes.readUInt8(at + next)
    isKnown ||= byte !== 0xff
    value = value * 256 + byte
  }
  return { value: isKnown || keepsMark ? value : null, length }
}
