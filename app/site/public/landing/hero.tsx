import { pictureSource } from '../../../station/picture-source.ts'
import { useStation } from '../../../station/use-station.ts'
import { Carousel } from '../../../ui/carousel/carousel.tsx'
import { Container } from '../../../ui/layout.tsx'
import { Picture } from '../../../ui/picture.tsx'
import { texts } from '../texts.ts'
import { GroundLink } from './ground-link.tsx'
import * as css from './hero.css.ts'
import type { HeroData, HeroSlide } from './hero-data.ts'

type HeroProps = {
  hero: HeroData
  /** The theme as it is on the brand colour. */
  ground: Record<string, string>
}

/**
 * Shows the head of the landing page on the brand colour: one sentence, the way in, and the rotating header images
 * (PUB-13): beside the words, under them, or from edge to edge behind them.
 */
export function Hero({ hero, ground }: HeroProps) {
  const { layout, slides } = hero
  if (slides.length === 0) return <HeroAlone hero={hero} ground={ground} />
  if (layout === 'overlay')
    return (
      <section className={css.heroes.overlay} style={ground} aria-labelledby="titulo-inicial">
        <div className={css.wide}>
          <Slides slides={slides} layout={layout} />
          <div className={css.panel}>
            <Words hero={hero} align="start" />
          </div>
        </div>
      </section>
    )
  return (
    <section className={css.heroes[layout]} style={ground} aria-labelledby="titulo-inicial">
      <Container>
        <div className={css.insides[layout]}>
          <Words hero={hero} align={layout === 'centered' ? 'center' : 'start'} />
          <Slides slides={slides} layout={layout} />
        </div>
      </Container>
    </section>
  )
}

/** Shows words over drawn shapes, for a station that configured no pictures. */
const HeroAlone = ({ hero, ground }: HeroProps) => (
  <section className={css.heroes.split} style={ground} aria-labelledby="titulo-inicial">
    <svg className={css.art} viewBox="0 0 600 480" preserveAspectRatio="xMaxYMid slice" aria-hidden="true">
      <circle className={css.shapes.raised} cx="430" cy="210" r="200" />
      <path className={css.shapes.accent} d="M430 410a200 200 0 0 1 200-200v200z" />
      <circle className={css.shapes.line} cx="250" cy="380" r="90" />
      <circle className={css.shapes.line} cx="250" cy="380" r="130" />
    </svg>
    <Container>
      <div className={css.insides.alone}>
        <Words hero={hero} align="start" />
      </div>
    </Container>
  </section>
)

function Words({ hero, align }: { hero: HeroData; align: keyof typeof css.texts }) {
  const { behaviour } = useStation()
  return (
    <div className={css.texts[align]}>
      <h1 id="titulo-inicial" className={css.title}>
        {hero.title}
      </h1>
      {hero.lead ? <p className={css.lead}>{hero.lead}</p> : null}
      <div className={css.actions}>
        <GroundLink href="/cadastrar">{texts.header.signup}</GroundLink>
        {behaviour.hideLoginLink ? null : (
          <GroundLink href="/login" look="outline">
            {texts.header.login}
          </GroundLink>
        )}
        {/* Making a station is not joining this one (STN-U10, GAP-28). */}
        {behaviour.onboardingPage === 'company' ? (
          <GroundLink href="/criar-estacao" look="quiet">
            {texts.landing.create}
          </GroundLink>
        ) : null}
      </div>
    </div>
  )
}

const shown: Record<HeroData['layout'], string> = {
  split: '(min-width: 64rem) 36rem, calc(100vw - 2rem)',
  centered: '(min-width: 70rem) 70rem, calc(100vw - 2rem)',
  overlay: '100vw',
}

/** Shows a new slide every 5 s; the first picture is what the first screen waits for. */
const Slides = ({ slides, layout }: { slides: readonly HeroSlide[]; layout: HeroData['layout'] }) => (
  <Carousel
    label={texts.landing.slides}
    className={layout === 'overlay' ? `${css.slides} ${css.wideSlides}` : css.slides}
  >
    {slides.map((slide, index) => (
      <figure key={slide.image} className={css.figures[layout]}>
        <Picture
          {...pictureSource(slide.image, { sizes: shown[layout] })}
          alt={slide.alt}
          ratio={layout === 'overlay' ? 'fill' : 'natural'}
          className={css.pictures[layout]}
          priority={index === 0}
        />
        {layout !== 'overlay' && (slide.title || slide.text) ? (
          <figcaption className={css.caption}>
            {slide.title ? <strong>{slide.title}</strong> : null}
            {slide.text}
          </figcaption>
        ) : null}
      </figure>
    ))}
  </Carousel>
)
