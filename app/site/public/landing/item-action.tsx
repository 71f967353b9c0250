import type { SectionItem } from '#contract/site/public/schemas.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { TextLink } from '../../../ui/link.tsx'
import { GroundLink } from './ground-link.tsx'
import { itemLink } from './item-link.ts'

type ItemActionProps = { item: SectionItem; look: 'link' | 'button' | 'ground' }

/** The button of an item, when it has a label and leads somewhere (PUB-12). */
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
