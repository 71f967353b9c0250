import type { ReactNode } from 'react'
import { Alert } from '../../../ui/alert.tsx'
import { Container } from '../../../ui/layout.tsx'
import { TextLink } from '../../../ui/link.tsx'
import { Prose } from '../../../ui/prose.tsx'
import { Heading, Text } from '../../../ui/text.tsx'
import { texts } from '../texts.ts'
import type { LegalBlock, LegalSection, WrittenSection } from './legal-document.ts'
import * as css from './legal-page.css.ts'

type LegalPageProps = {
  title: string
  /** DD/MM/YYYY */
  updatedAt: string
  /** The text that came with the station, or what its owners wrote instead. */
  sections: readonly LegalSection[] | null
  written: readonly WrittenSection[] | null
  /** What changed with this version, in the owners' words. */
  note: string
  versions: { number: number; now: number }
  /** The address of the document, without a version. */
  href: string
  logo?: { src: string; name: string } | undefined
  /** What stands under its text. */
  more?: ReactNode
}

/** Shows a legal document with its contents beside it. `data-document` is what the footer's dialog shows (PUB-16). */
export function LegalPage(props: LegalPageProps) {
  const { sections, written, versions, href, more } = props
  const parts = (sections ?? written ?? []).flatMap(({ id, title }) =>
    title === null ? [] : [{ id, title }],
  )
  return (
    <Container className={css.page}>
      <div className={css.columns}>
        {parts.length > 0 ? <Contents parts={parts} /> : <div className={css.contents} />}
        <article data-document>
          <Head {...props} />
          <div className={css.body}>
            {sections?.map((section, index) => (
              <Section key={section.id} section={section} number={index + 1} />
            ))}
            {written?.map((section) => (
              <Written key={section.id} section={section} />
            ))}
          </div>
          {more}
          <Versions {...versions} href={href} />
        </article>
      </div>
    </Container>
  )
}

const Head = ({ title, updatedAt, note, versions, href, logo }: LegalPageProps) => (
  <header className={css.head}>
    {logo ? <img className={css.logo} src={logo.src} alt={logo.name} height={40} /> : null}
    <Heading level={1}>{title}</Heading>
    <Text kind="smallMuted">{texts.legal.updated(updatedAt)}</Text>
    {versions.number === versions.now ? null : (
      <Alert tone="info" action={<TextLink href={href}>{texts.legal.readNow}</TextLink>}>
        {texts.legal.older}
      </Alert>
    )}
    {note ? <Text>{texts.legal.changed(note)}</Text> : null}
  </header>
)

/** A part of the text that came with the station. */
const Section = ({ section: { id, title, blocks }, number }: { section: LegalSection; number: number }) => (
  <section id={id} className={css.section}>
    <h2 className={css.sectionTitle}>
      {number}. {title}
    </h2>
    {blocks.map((block) => (
      <Block key={typeof block === 'string' ? block : block.join()} block={block} />
    ))}
  </section>
)

/** A part of a text that owners wrote: its title says its number, if it has one. */
const Written = ({ section: { id, title, html } }: { section: WrittenSection }) => (
  <section id={id} className={css.section}>
    {title === null ? null : <h2 className={css.sectionTitle}>{title}</h2>}
    <Prose sanitizedHtml={html} under={2} />
  </section>
)

type Part = { id: string; title: string }

const Contents = ({ parts }: { parts: readonly Part[] }) => (
  <nav className={css.contents} aria-label={texts.legal.contents}>
    <p className={css.contentsTitle}>
      <strong>{texts.legal.contents}</strong>
    </p>
    <ol className={css.contentsList}>
      {parts.map(({ id, title }) => (
        <li key={id}>
          <a className={css.contentsLink} href={`#${id}`}>
            {title}
          </a>
        </li>
      ))}
    </ol>
  </nav>
)

/** As many earlier versions are linked; each page of one leads to those before it. */
const mostLinks = 20

/** The ways to the versions before this one, for everybody (PPL-33). */
function Versions({ number, href }: { number: number; href: string }) {
  if (number === 0) return null
  const before = Array.from({ length: Math.min(number, mostLinks) }, (_, at) => number - 1 - at)
  return (
    <nav className={css.versions} aria-label={texts.legal.versions}>
      <h2 className={css.sectionTitle}>{texts.legal.versions}</h2>
      <ul className={css.versionList}>
        {before.map((one) => (
          <li key={one}>
            <TextLink href={`${href}/versoes/${one}`} kind="stand">
              {texts.legal.version(one)}
            </TextLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}

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
