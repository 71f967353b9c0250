import type { ReactNode } from 'react'
import { pictureSource } from '../../../station/picture-source.ts'
import { Container } from '../../../ui/layout.tsx'
import { Picture } from '../../../ui/picture.tsx'
import type { SectionProps } from './portal-section.ts'
import * as css from './section-frame.css.ts'

type SectionFrameProps = SectionProps & {
  align?: keyof typeof css.heads
  /** The title where the section brings none of its own. */
  defaultTitle?: string
  /** The head is placed by the content. */
  withoutHead?: boolean
  children: ReactNode
}

/** Draws ground, anchors and head of every landing section (PUB-11). */
export function SectionFrame({
  section,
  look,
  anchors,
  align = 'start',
  defaultTitle = '',
  withoutHead = false,
  children,
}: SectionFrameProps) {
  const [id, ...others] = anchors
  const title = section.title || defaultTitle
  const headingId = `titulo-secao-${section.id}`
  return (
    <section
      id={id}
      className={css.tones[look.tone]}
      style={look.ground}
      aria-labelledby={title ? headingId : undefined}
      data-section-type={section.type_id}
    >
      {others.map((other) => (
        <span key={other} id={other} className={css.anchor} />
      ))}
      {look.tone === 'picture' && section.background_image ? (
        <Ground address={section.background_image} />
      ) : null}
      <Container>
        {withoutHead ? null : (
          <SectionHead title={title} headingId={headingId} section={section} look={look} align={align} />
        )}
        {children}
      </Container>
    </section>
  )
}

type SectionHeadProps = Pick<SectionProps, 'section' | 'look'> & {
  title: string
  headingId: string
  align: keyof typeof css.heads
}

/** Shows title and subtitle in their configured colours, made legible. Nothing when there is neither. */
export function SectionHead({ title, headingId, section, look, align }: SectionHeadProps) {
  if (!title && !section.subtitle) return null
  return (
    <div className={css.heads[align]}>
      {title ? (
        <h2 id={headingId} className={css.title} style={{ color: look.titleColor }}>
          {title}
        </h2>
      ) : null}
      {section.subtitle ? (
        <p className={css.subtitle} style={{ color: look.textColor }}>
          {section.subtitle}
        </p>
      ) : null}
    </div>
  )
}

const Ground = ({ address }: { address: string }) => (
  <div className={css.picture}>
    <Picture {...pictureSource(address, { sizes: '100vw' })} alt="" ratio="fill" />
  </div>
)
