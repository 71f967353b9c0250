import { pictureSource } from '../../station/picture-source.ts'
import { useStation } from '../../station/use-station.ts'
import type { Crumb } from '../../ui/breadcrumb.tsx'
import { formatDate } from '../../ui/format.ts'
import { Cluster, Container, Stack } from '../../ui/layout.tsx'
import { Picture } from '../../ui/picture.tsx'
import { Prose } from '../../ui/prose.tsx'
import { ShareLinks } from '../../ui/share-links.tsx'
import { Heading, Text } from '../../ui/text.tsx'
import { Trail } from '../trail.tsx'
import * as css from './news.css.ts'
import type { ShownNews } from './shown-news.ts'

type Props = {
  news: Pick<ShownNews, 'title' | 'subtitle' | 'image' | 'publishedAt'>
  sanitizedHtml: string
  /** The lists that it belongs to, from the widest on. */
  trail?: readonly Required<Crumb>[]
  /** The address by which others are told of it. */
  shared?: string
}

/** Shows one of the news: title, subtitle, picture, body (NWS-02, LEG-09). */
export function NewsArticle({ news, sanitizedHtml, trail, shared }: Props) {
  const { timezone } = useStation()
  return (
    <Container as="article" width="reading">
      <Stack gap={24}>
        {trail ? (
          <Cluster justify="between">
            <Trail to={trail} />
            {shared ? <ShareLinks text={news.title} url={shared} /> : null}
          </Cluster>
        ) : null}
        <Stack gap={8}>
          <Text kind="smallMuted">
            <time dateTime={news.publishedAt}>{formatDate(news.publishedAt, timezone)}</time>
          </Text>
          <Heading level={1}>{news.title}</Heading>
          {news.subtitle ? <p className={css.lead}>{news.subtitle}</p> : null}
        </Stack>
        {news.image ? (
          <Picture
            {...pictureSource(news.image, { sizes: '(min-width: 48rem) 42.5rem, 100vw' })}
            alt=""
            ratio="wide"
            priority
            className={css.picture}
          />
        ) : null}
        <Prose sanitizedHtml={sanitizedHtml} />
      </Stack>
    </Container>
  )
}
