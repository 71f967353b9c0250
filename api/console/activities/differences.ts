/** Which parts of a value changed, before and after, for the audit log: long texts that stayed are not repeated. Pure. */
export function differences<T extends object>(
  before: T,
  after: T,
): { before: Partial<T>; after: Partial<T> } {
  const keys = (Object.keys(after) as (keyof T)[]).filter(
    (key) =>
      key !== 'tag' && key !== 'updated_by' && JSON.stringify(before[key]) !== JSON.stringify(after[key]),
  )
  const pick = (value: T) => Object.fromEntries(keys.map((key) => [key, value[key]])) as Partial<T>
  return { before: pick(before), after: pick(after) }
}
