import { Link } from '@remix-run/react'
import type { ReactNode } from 'react'
import { otherKinds } from '#contract/activities/home/endpoints.ts'
import type { FoundOthers } from '#contract/activities/home/schemas.ts'
import { centsOf } from '#contract/activities/wallet/cents.ts'
import { pictureSource } from '../../station/picture-source.ts'
import { useStation } from '../../station/use-station.ts'
import { Price } from '../../ui/amount.tsx'
import { formatDate } from '../../ui/format.ts'
import { Stack } from '../../ui/layout.tsx'
import { TextLink } from '../../ui/link.tsx'
import { MadeCover } from '../../ui/made-cover.tsx'
import { Pager } from '../../ui/pager.tsx'
import { Picture } from '../../ui/picture.tsx'
import { Heading } from '../../ui/text.tsx'
import * as css from './found-others.css.ts'
import { pageSize } from './page-of.ts'
import { searchPath } from './search-term.ts'
import { texts } from './texts.ts'

type Kind = (typeof otherKinds)[number]

/** In addresses, the kind of which all results are shown. */
const kindName = 'ver'
const kindNames: Record<Kind, string> = { news: 'noticias', products: 'produtos' }

/** Gives the kind of which an address shows all results; null: it shows some of each. Pure. */
export const kindOf = (query: URLSearchParams): Kind | null =>
  otherKinds.find((kind) => kindNames[kind] === query.get(kindName)) ?? null

type Props = { term: string; others: FoundOthers; only: Kind | null; page: number }

/** Shows what a search found beside activities: products with the way to where they are sold, and news, each with the way to all of them (GAP-152). */
export function FoundOthersRows({ term, others, only, page }: Props) {
  const { currency, timezone } = useStation()
  const { products, news } = others
  const part = (kind: Kind) => ({ kind, term, total: others[`${kind}_total`], page: only ? page : null })
  return (
    <>
      <Found {...part('products')} title={texts.search.products} list={products}>
        {({ name, image, value, discount, action }) => (
          <Row
            href={productHref(action.id)}
            name={name}
            image={image}
            facts={
              <>
                <Price priceCents={Math.max(0, centsOf(value) - centsOf(discount))} currency={currency} />
                {' · '}
                {action.name}
              </>
            }
          />
        )}
      </Found>
      <Found {...part('news')} title={texts.news.title} list={news}>
        {({ id, title, image, publishedAt }) => (
          <Row
            href={newsHref(id)}
            name={title}
            image={image}
            facts={<time dateTime={publishedAt}>{formatDate(publishedAt, timezone)}</time>}
          />
        )}
      </Found>
    </>
  )
}

/** Gives the address of a product: that of the activity that sells it. Pure. */
export const productHref = (activityId: number): string => `/homepage/atividades/${activityId}`

/** Gives the address of news of the station. Pure. */
export const newsHref = (id: number): string => `/homepage/noticias/${id}`

type FoundProps<One> = {
  kind: Kind
  term: string
  title: string
  list: readonly One[]
  total: number
  /** Null: the first few are shown. */
  page: number | null
  children: (one: One) => ReactNode
}

function Found<One extends { id: number }>({
  kind,
  term,
  title,
  list,
  total,
  page,
  children,
}: FoundProps<One>) {
  if (list.length === 0) return null
  const allHref = `${searchPath(term)}?${kindName}=${kindNames[kind]}`
  return (
    <Stack as="section" gap={16}>
      <Heading level={2} size="section">
        {title}
      </Heading>
      <ul className={css.list}>
        {list.map((one) => (
          <li key={one.id} className={css.row}>
            {children(one)}
          </li>
        ))}
      </ul>
      {page === null ? null : (
        <Pager
          page={page}
          pages={Math.ceil(total / pageSize)}
          hrefOf={(wanted) => (wanted > 1 ? `${allHref}&pagina=${wanted}` : allHref)}
        />
      )}
      {page === null && total > list.length ? (
        <TextLink href={allHref} kind="stand" iconAfter="arrowRight">
          {texts.search.allOf(total, title)}
        </TextLink>
      ) : null}
      {page === null ? null : (
        <TextLink href={searchPath(term)} kind="stand" icon="arrowLeft">
          {texts.search.back}
        </TextLink>
      )}
    </Stack>
  )
}

type RowProps = { href: string; name: string; image: string | null; facts: ReactNode }

const Row = ({ href, name, image, facts }: RowProps) => (
  <>
    <div className={css.picture}>
      {image ? (
        <Picture {...pictureSource(image, { shape: 'square', sizes: '6rem' })} alt="" ratio="fill" />
      ) : (
        <MadeCover name={name} plain />
      )}
    </div>
    <div className={css.words}>
      <h3 className={css.name}>
        <Link to={href} className={css.link}>
          {name}
        </Link>
      </h3>
      <p className={css.facts}>{facts}</p>
    </div>
  </>
)
