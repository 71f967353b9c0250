import { entriesOf, valueAt, withValueAt } from '../fields/place.ts'

/** What follows of a section from several of its fields: a colour stands over a picture; new items get numbers that none has. Pure. */
export function completeSection(value: Record<string, unknown>) {
  const items = entriesOf(value.items)
  let last = Math.max(0, ...items.map((item) => Number(valueAt(item, 'id') ?? 0)))
  const isImage = value.backgroundImage && !value.backgroundColor
  return {
    ...value,
    backgroundType: isImage ? 'image' : 'color',
    items: items.map((item) => withValueAt(item, 'id', valueAt(item, 'id') ?? ++last)),
  }
}
