import { cardGrid as contract } from '#contract/sections/card-grid.ts'
import * as css from '../item-card.css.ts'
import { gridOf, ItemCard } from '../item-card.tsx'
import type { LandingSectionProps, PortalSection } from '../portal-section.ts'
import { SectionFrame } from '../section-frame.tsx'

/** Shows a grid of cards (PUB-02). */
function CardGrid(props: LandingSectionProps) {
  const items = props.section.section_items
  return (
    <SectionFrame {...props}>
      <div className={css.grids[gridOf(items.length)]}>
        {items.map((item) => (
          <ItemCard
            key={item.id}
            item={item}
            sizes="(min-width: 64rem) 22rem, (min-width: 40rem) 50vw, calc(100vw - 2rem)"
          />
        ))}
      </div>
    </SectionFrame>
  )
}

export const cardGrid: PortalSection = {
  contract,
  Component: CardGrid,
}
