import type { Benefit } from '#contract/site/public/schemas.ts'
import { Container } from '../../../ui/layout.tsx'
import { texts } from '../texts.ts'
import * as cards from './item-card.css.ts'
import { gridOf } from './item-card.tsx'
import { ItemMedia } from './item-media.tsx'
import * as frame from './section-frame.css.ts'
import * as media from './types/media-with-text.css.ts'

/** Shows the station's benefits with their picture or video (PUB-23): one beside its text, several as cards. */
export function Benefits({ benefits }: { benefits: readonly Benefit[] }) {
  const [only] = benefits
  if (!only) return null
  return (
    <section className={frame.tones.page} aria-labelledby="titulo-beneficios">
      <Container>
        <div className={frame.heads.start}>
          <h2 id="titulo-beneficios" className={frame.title}>
            {texts.landing.benefits}
          </h2>
        </div>
        {benefits.length === 1 ? (
          <div className={media.rows.left}>
            <BenefitMedia benefit={only} look="beside" />
            <div className={media.words}>
              <h3 className={media.name}>{only.name}</h3>
              <p>{only.description}</p>
            </div>
          </div>
        ) : (
          <div className={cards.grids[gridOf(benefits.length)]}>
            {benefits.map((benefit) => (
              <article key={benefit.id} className={cards.card}>
                <BenefitMedia benefit={benefit} look="card" />
                <div className={cards.body}>
                  <h3 className={cards.name}>{benefit.name}</h3>
                  <p>{benefit.description}</p>
                </div>
              </article>
            ))}
          </div>
        )}
      </Container>
    </section>
  )
}

const BenefitMedia = ({ benefit, look }: { benefit: Benefit; look: 'beside' | 'card' }) => (
  <ItemMedia
    look={look}
    item={{
      name: benefit.name,
      image: benefit.type === 'image' ? benefit.media : null,
      video: benefit.type === 'video' ? benefit.media : null,
    }}
    sizes="(min-width: 64rem) 36rem, calc(100vw - 2rem)"
  />
)
