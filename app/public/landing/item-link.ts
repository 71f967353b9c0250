import type { SectionItem } from '#contract/public/schemas.ts'

export type ItemLink = { href: string; label: string | null; isExternal: boolean }

/**
 * Where an item leads (PUB-12). Null: nowhere, which is what 'nolink' without a button means (GAP-08). An external
 * address that is not http(s) leads nowhere either. Pure.
 */
export function itemLink(
  item: Pick<SectionItem, 'link_type' | 'external_link' | 'about_id' | 'button_label'>,
): ItemLink | null {
  const label = item.button_label || null
  const inside = (href: string): ItemLink => ({ href, label, isExternal: false })
  switch (item.link_type) {
    case 'nolink':
      return label ? inside('/') : null
    case 'login':
      return inside('/login')
    case 'signup':
      return inside('/cadastrar')
    case 'additional':
      return inside(`/sobre/${item.about_id}`)
    case 'external':
      return /^https?:\/\//i.test(item.external_link ?? '')
        ? { href: item.external_link ?? '', label, isExternal: true }
        : null
  }
}
