import { cardCarousel as contract } from '#contract/sections/card-carousel.ts'
import { Carousel } from '../../../../ui/carousel/carousel.tsx'
import { texts } from '../../texts.ts'
import { ItemCard } from '../item-card.tsx'
import type { LandingSectionProps, PortalSection } from '../portal-section.ts'
import { SectionFrame } from '../section-frame.tsx'

/** Shows cards in a row, one on phones, two on tablets, three on desktops (PUB-04). */
function CardCarousel(props: LandingSectionProps) {
  const { section } = props
  return (
    <SectionFrame {...props}>
      <Carousel label={section.title || texts.landing.slides} view="cards" autoplay={false} inSection>
        {section.section_items.map((item) => (
          <ItemCard
            key={item.id}
            item={item}
            sizes="(min-width: 64rem) 22rem, (min-width: 40rem) 50vw, calc(100vw - 2rem)"
          />
        ))}
      </Carousel>
    </SectionFrame>
  )
}

export const cardCarousel: PortalSection = {
  contract,
  Component: CardCarousel,
}
