/**
 * Whether a text or a name anywhere in a value carries U+0000 or half of a letter (a surrogate alone): nobody types them,
 * and Postgres stores none. However deep. Pure.
 */
export function hasUnstorable(value: unknown): boolean {
  const left: unknown[] = [value]
  while (left.length > 0) {
    const one = left.pop()
    if (typeof one === 'string' && /[\0\p{Cs}]/u.test(one)) return true
    if (typeof one === 'object' && one !== null) for (const entry of Object.entries(one)) left.push(...entry)
  }
  return false
}
