import { Carousel } from '../../ui/carousel/carousel.tsx'
import { texts } from '../texts.ts'
import { ItemCard } from './item-card.tsx'
import { SectionFrame, type SectionProps } from './section-frame.tsx'

/** Type 3: cards in a row, one on phones, two on tablets, three on desktops (PUB-04). */
export function CardCarousel(props: SectionProps) {
  const { section } = props
  return (
    <SectionFrame {...props}>
      <Carousel label={section.title || texts.landing.slides} view="cards" autoplay={false} inSection>
        {section.section_items.map((item) => (
          <ItemCard
            key={item.id}
            item={item}
            sizes="(min-width: 64rem) 22rem, (min-width: 40rem) 50vw, 100vw"
          />
        ))}
      </Carousel>
    </SectionFrame>
  )
}
