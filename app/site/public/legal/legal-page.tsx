import { Container } from '../../../ui/layout.tsx'
import { Heading, Text } from '../../../ui/text.tsx'
import { texts } from '../texts.ts'
import type { LegalBlock, LegalSection } from './legal-document.ts'
import * as css from './legal-page.css.ts'

type LegalPageProps = {
  title: string
  /** DD/MM/YYYY */
  updatedAt: string
  sections: readonly LegalSection[]
  logo?: { src: string; name: string } | undefined
}

/** Shows a legal document with its contents beside it. `data-document` is what the footer's dialog shows (PUB-16). */
export const LegalPage = ({ title, updatedAt, sections, logo }: LegalPageProps) => (
  <Container className={css.page}>
    <div className={css.columns}>
      <nav className={css.contents} aria-label={texts.legal.contents}>
        <p className={css.contentsTitle}>
          <strong>{texts.legal.contents}</strong>
        </p>
        <ol className={css.contentsList}>
          {sections.map((section) => (
            <li key={section.id}>
              <a className={css.contentsLink} href={`#${section.id}`}>
                {section.title}
              </a>
            </li>
          ))}
        </ol>
      </nav>
      <article data-document>
        <header className={css.head}>
          {logo ? <img className={css.logo} src={logo.src} alt={logo.name} height={40} /> : null}
          <Heading level={1}>{title}</Heading>
          <Text kind="smallMuted">{texts.legal.updated(updatedAt)}</Text>
        </header>
        <div className={css.body}>
          {sections.map((section, index) => (
            <section key={section.id} id={section.id} className={css.section}>
              <h2 className={css.sectionTitle}>
                {index + 1}. {section.title}
              </h2>
              {section.blocks.map((block) => (
                <Block key={typeof block === 'string' ? block : block.join()} block={block} />
              ))}
            </section>
          ))}
        </div>
      </article>
    </div>
  </Container>
)

const Block = ({ block }: { block: LegalBlock }) =>
  typeof block === 'string' ? (
    <p>{block}</p>
  ) : (
    <ul className={css.list}>
      {block.map((item) => (
        <li key={item} className={css.bullet}>
          {item}
        </li>
      ))}
    </ul>
  )
