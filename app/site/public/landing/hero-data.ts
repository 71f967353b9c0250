import type { StationConfig } from '#contract/stations/registry/configuration.ts'

export type HeroSlide = { image: string; alt: string; title: string | null; text: string | null }
export type HeroData = {
  layout: StationConfig['brand']['header']['layout']
  title: string
  /** The one sentence under the title. */
  lead: string
  slides: HeroSlide[]
}

/**
 * Gives the head of the landing page: the first slide speaks for the station, else its name and description do; further
 * slides bring their own words. Without slides the banner stands alone (PUB-13, TEN-04). Pure.
 */
export function heroData(config: StationConfig): HeroData {
  const { header, banner } = config.images
  const images = header.length > 0 ? header : banner ? [{ image: banner, alt: '' }] : []
  const slides = images.map((slide, index) => ({
    image: slide.image,
    alt: slide.alt,
    title: index > 0 && 'title' in slide ? (slide.title ?? null) : null,
    text: index > 0 && 'text' in slide ? (slide.text ?? null) : null,
  }))
  const [first] = header
  return {
    layout: config.brand.header.layout,
    title: first?.title ?? config.name,
    lead: (first?.title ? first.text : undefined) ?? config.description,
    slides,
  }
}
