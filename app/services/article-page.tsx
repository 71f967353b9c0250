import type { ReactNode } from 'react'
import { errorWords } from '../routing/error-page.tsx'
import { pictureSource } from '../station/picture-source.ts'
import type { Crumb } from '../ui/breadcrumb.tsx'
import { Cluster, Container, Stack } from '../ui/layout.tsx'
import { Picture } from '../ui/picture.tsx'
import { Heading, Text } from '../ui/text.tsx'
import * as css from './list.css.ts'
import { NotLoaded } from './not-loaded.tsx'
import { serviceTexts } from './texts.ts'
import { Trail } from './trail.tsx'

/** What the page of one is called: like the one, or like its list where that could not be had. Pure. */
export const oneMeta =
  <One,>(list: string, titleOf: (one: One) => string) =>
  ({ data }: { data: { station: string; one: One | null } | undefined }) => {
    if (!data) return [{ title: errorWords(404).title }]
    return [{ title: serviceTexts.meta(data.one ? titleOf(data.one) : list, data.station) }]
  }

type Article = {
  title: string
  lead?: string | undefined
  /** What stands above its title. */
  facts?: ReactNode
  image?: string | null
  children?: ReactNode
}
type Props = {
  /** The lists that it belongs to, from the widest on. */
  trail?: readonly Required<Crumb>[] | undefined
  /** What stands at the end of the way back. */
  beside?: ReactNode
  /** Null: it could not be had. */
  article: Article | null
}

/** Shows one of a list on a page of its own: the way back, its title, its picture, what it says. */
export const ArticlePage = ({ trail, beside, article }: Props) => (
  <Container as="article" width="reading">
    <Stack gap={24}>
      {trail ? (
        <Cluster justify="between">
          <Trail to={trail} />
          {beside}
        </Cluster>
      ) : null}
      {article ? <Shown {...article} /> : <NotLoaded />}
    </Stack>
  </Container>
)

const Shown = ({ title, lead, facts, image, children }: Article) => (
  <>
    <Stack gap={8}>
      {facts ? <Text kind="smallMuted">{facts}</Text> : null}
      <Heading level={1}>{title}</Heading>
      {lead ? <p className={css.lead}>{lead}</p> : null}
    </Stack>
    {image ? (
      <Picture
        {...pictureSource(image, { sizes: '(min-width: 48rem) 42.5rem, 100vw' })}
        alt=""
        ratio="wide"
        priority
        className={css.picture}
      />
    ) : null}
    {children}
  </>
)
