import type { SectionItem } from '#contract/site/public/schemas.ts'
import { safePath } from '../../../routing/safe-path.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { TextLink } from '../../../ui/link.tsx'
import { GroundLink } from './ground-link.tsx'

type ItemActionProps = { item: SectionItem; look: 'link' | 'button' | 'ground' }

/** Shows the button of an item, when it has a label and leads somewhere (PUB-12). */
export function ItemAction({ item, look }: ItemActionProps) {
  const link = itemLink(item)
  if (!link?.label) return null
  if (look === 'ground') return <GroundLink href={link.href}>{link.label}</GroundLink>
  if (look === 'button')
    return (
      <ButtonLink href={link.href} variant="secondary" size="large" width="phone">
        {link.label}
      </ButtonLink>
    )
  return (
    <TextLink href={link.href} kind="stand" newWindow={link.isExternal} iconAfter="arrowRight">
      {link.label}
    </TextLink>
  )
}

type ItemLink = { href: string; label: string | null; isExternal: boolean }

/**
 * Gives the link of an item (PUB-12). Null: none, which is the meaning of 'nolink' without a button (GAP-08) and of an
 * external address that is neither http(s) nor a path of this site. Pure.
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

/** Gives the link to another site, or to a page of this one that no other kind names, such as the wizard's. */
function outside(address: string, label: string | null): ItemLink | null {
  if (/^https?:\/\//i.test(address)) return { href: address, label, isExternal: true }
  const href = safePath(address, '')
  return href ? { href, label, isExternal: false } : null
}
