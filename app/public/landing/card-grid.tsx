import * as css from './item-card.css.ts'
import { gridOf, ItemCard } from './item-card.tsx'
import { SectionFrame, type SectionProps } from './section-frame.tsx'

/** Type 1: a grid of cards (PUB-02). */
export function CardGrid(props: SectionProps) {
  const items = props.section.section_items
  return (
    <SectionFrame {...props}>
      <div className={css.grids[gridOf(items.length)]}>
        {items.map((item) => (
          <ItemCard
            key={item.id}
            item={item}
            sizes="(min-width: 64rem) 22rem, (min-width: 40rem) 50vw, 100vw"
          />
        ))}
      </div>
    </SectionFrame>
  )
}
