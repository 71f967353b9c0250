import { errorTexts } from '../../routing/error-texts.ts'
import { useStation } from '../../station/use-station.ts'
import type { Crumb } from '../../ui/breadcrumb.tsx'
import { formatDate } from '../../ui/format.ts'
import { LoadMore } from '../../ui/load-more.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { Cards, PictureCard } from '../cards.tsx'
import { ListPage, type LoadedList } from '../list-page.tsx'
import { serviceTexts } from '../texts.ts'
import * as css from './news.css.ts'
import type { ShownNews } from './shown-news.ts'
import { texts } from './texts.ts'
import { type ShownPage, useMoreNews } from './use-more-news.ts'

type Props = { title: string; path: string; first: LoadedList<ShownNews>; up?: Required<Crumb> }

/** Shows a list of news under its title; more of them come while one scrolls. */
export const NewsPage = ({ title, path, first, up }: Props) => (
  <ListPage words={{ ...texts, title }} path={path} object="document" loaded={first} up={up} isEndless>
    {(list) => <NewsList key={`${path} ${first.page}`} first={{ ...first, list }} />}
  </ListPage>
)

/** Lists news, newest first; more of them while one scrolls, or by a link (NWS-01, LEG-08). */
function NewsList({ first }: { first: ShownPage }) {
  const { list: news, next, isLoading, hasFailed, sentinel } = useMoreNews(first)
  return (
    <section aria-label={texts.list} className={css.list}>
      <Cards list={news}>{(one, at) => <NewsCard news={one} isFirst={at === 0} />}</Cards>
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
            label={hasFailed ? errorTexts.retry : serviceTexts.nextPage}
          />
        )}
      </div>
    </section>
  )
}

function NewsCard({ news, isFirst }: { news: ShownNews; isFirst: boolean }) {
  const { timezone } = useStation()
  const { href, title, subtitle, image, publishedAt } = news
  const date = <time dateTime={publishedAt}>{formatDate(publishedAt, timezone)}</time>
  return <PictureCard {...{ href, title, image, isFirst }} facts={date} about={subtitle} />
}
