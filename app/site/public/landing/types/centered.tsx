import { centered as contract } from '#contract/sections/centered.ts'
import { Prose } from '../../../../ui/prose.tsx'
import { ItemAction } from '../item-action.tsx'
import { ItemMedia } from '../item-media.tsx'
import type { LandingSectionProps, PortalSection } from '../portal-section.ts'
import { SectionFrame } from '../section-frame.tsx'
import * as css from './centered.css.ts'

/** Shows text or media in the middle (PUB-05). */
function Centered(props: LandingSectionProps) {
  const { section, look } = props
  const isGround = look.tone === 'brand' || look.tone === 'picture'
  return (
    <SectionFrame {...props} align="center">
      <div className={css.list}>
        {section.section_items.map((item) => (
          <div key={item.id} className={css.item}>
            <ItemMedia
              item={item}
              sizes="(min-width: 42.5rem) 42.5rem, calc(100vw - 2rem)"
              described={!item.name}
            />
            {item.name ? <h3 className={css.name}>{item.name}</h3> : null}
            {item.description ? <Prose sanitizedHtml={item.description} under={3} /> : null}
            <ItemAction item={item} look={isGround ? 'ground' : 'button'} />
          </div>
        ))}
      </div>
    </SectionFrame>
  )
}

export const centered: PortalSection = {
  contract,
  Component: Centered,
  ground: 'brand',
}
