import type { ShownAt } from '../ui/typed-preview.tsx'

/** The part of the landing page that is the cover, in addresses and where a row says what it shows. */
export const coverName = 'capa'

/** Where the landing page shows a section: by its title, which has its number, or by the place that menus lead to; the cover is its top. Pure. */
export const selectorsOf = (section: string): readonly string[] =>
  section === coverName ? ['h1', 'main'] : [`#titulo-secao-${section}`, `#secao${section}`]

/** A row of the list shows its section. */
export const shownOfRow: ShownAt = (row) => ({ selectors: row === '' ? [] : selectorsOf(row) })

/** Every field of a section is seen in it. Pure. */
export const shownOfSection = (section: string): ShownAt => {
  const shown = { selectors: selectorsOf(section) }
  return () => shown
}
