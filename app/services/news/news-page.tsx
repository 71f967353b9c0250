import { Link } from '@remix-run/react'
import { errorTexts } from '../../routing/error-texts.ts'
import { pictureSource } from '../../station/picture-source.ts'
import { useStation } from '../../station/use-station.ts'
import type { Crumb } from '../../ui/breadcrumb.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { formatDate } from '../../ui/format.ts'
import { Container, Stack } from '../../ui/layout.tsx'
import { TextLink } from '../../ui/link.tsx'
import { LoadMore } from '../../ui/load-more.tsx'
import { MadeCover } from '../../ui/made-cover.tsx'
import { Picture } from '../../ui/picture.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { Heading } from '../../ui/text.tsx'
import { NotLoaded } from '../not-loaded.tsx'
import { Trail } from '../trail.tsx'
import * as css from './news.css.ts'
import type { ShownNews } from './shown-news.ts'
import { texts } from './texts.ts'
import { type AskedPage, type ShownPage, useMoreNews } from './use-more-news.ts'

type Props = { title: string; path: string; first: AskedPage; up?: Required<Crumb> }

/** Shows a list of news under its title, and the way back: from a page of its own to the newest, and to where the list belongs. */
export const NewsPage = ({ title, path, first: { news, ...first }, up }: Props) => (
  <Container>
    <Stack gap={24}>
      {up && first.page === 1 ? <Trail to={[up]} /> : null}
      {first.page > 1 ? (
        <TextLink href={path} kind="stand" icon="arrowLeft">
          {texts.newest}
        </TextLink>
      ) : null}
      <Heading level={1}>{title}</Heading>
      {news ? <NewsList key={`${path} ${first.page}`} first={{ ...first, news }} /> : <NotLoaded />}
    </Stack>
  </Container>
)

/** Lists news, newest first; more of them while one scrolls, or by a link (NWS-01, LEG-08). */
function NewsList({ first }: { first: ShownPage }) {
  const { news, next, isLoading, hasFailed, sentinel } = useMoreNews(first)
  if (news.length === 0) return <EmptyState object="document">{texts.empty}</EmptyState>
  return (
    <section aria-label={texts.list} className={css.list}>
      <ul className={css.grid}>
        {news.map((one, at) => (
          <li key={one.id} className={css.cell}>
            <NewsCard news={one} isFirst={at === 0} />
          </li>
        ))}
      </ul>
      <div ref={sentinel} className={css.end}>
        <p role="status" className={css.said}>
          {isLoading ? (
            <>
              <Spinner size={20} decorative />
              {texts.loading}
            </>
          ) : hasFailed ? (
            errorTexts.load
          ) : next === null && first.next !== null ? (
            texts.end
          ) : null}
        </p>
        {isLoading ? null : (
          <LoadMore
            href={next === null ? undefined : `?pagina=${next}`}
            label={hasFailed ? errorTexts.retry : texts.more}
          />
        )}
      </div>
    </section>
  )
}

const sizes = '(min-width: 64rem) 22rem, (min-width: 40rem) 50vw, 100vw'

function NewsCard({ news, isFirst }: { news: ShownNews; isFirst: boolean }) {
  const { timezone } = useStation()
  return (
    <article className={css.card}>
      {news.image ? (
        <Picture {...pictureSource(news.image, { sizes })} alt="" ratio="wide" priority={isFirst} />
      ) : (
        <MadeCover name={news.title} plain />
      )}
      <div className={css.body}>
        <time className={css.date} dateTime={news.publishedAt}>
          {formatDate(news.publishedAt, timezone)}
        </time>
        <h2 className={css.title}>
          <Link to={news.href} className={css.link}>
            {news.title}
          </Link>
        </h2>
        {news.subtitle ? <p className={css.subtitle}>{news.subtitle}</p> : null}
      </div>
    </article>
  )
}
