import { useStation } from '../../station/use-station.ts'
import type { Crumb } from '../../ui/breadcrumb.tsx'
import { formatDate } from '../../ui/format.ts'
import { Prose } from '../../ui/prose.tsx'
import { ShareLinks } from '../../ui/share-links.tsx'
import { ArticlePage } from '../article-page.tsx'
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
  const { title, subtitle, image, publishedAt } = news
  const { timezone } = useStation()
  const facts = <time dateTime={publishedAt}>{formatDate(publishedAt, timezone)}</time>
  const children = <Prose sanitizedHtml={sanitizedHtml} />
  const beside = shared ? <ShareLinks text={title} url={shared} /> : null
  return (
    <ArticlePage trail={trail} beside={beside} article={{ title, lead: subtitle, facts, image, children }} />
  )
}
