import type { SectionItem } from '#contract/site/public/schemas.ts'
import { safePath } from '../../../session/safe-path.ts'

export type ItemLink = { href: string; label: string | null; isExternal: boolean }

/**
 * Where an item leads (PUB-12). Null: nowhere, which is what 'nolink' without a button means (GAP-08). An external
 * address that is neither http(s) nor a path of this site leads nowhere either. Pure.
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
      return outside(item.external_link ?? '', label)
  }
}

/** Another site, or a page of this one that no other kind names, such as the wizard's. */
function outside(address: string, label: string | null): ItemLink | null {
  if (/^https?:\/\//i.test(address)) return { href: address, label, isExternal: true }
  const href = safePath(address, '')
  return href ? { href, label, isExternal: false } : null
}
