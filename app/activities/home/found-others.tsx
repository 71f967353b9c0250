import { Link } from '@remix-run/react'
import type { ReactNode } from 'react'
import type { FoundOthers } from '#contract/activities/home/schemas.ts'
import { centsOf } from '#contract/activities/wallet/cents.ts'
import { pictureSource } from '../../station/picture-source.ts'
import { useStation } from '../../station/use-station.ts'
import { Price } from '../../ui/amount.tsx'
import { formatDate } from '../../ui/format.ts'
import { Stack } from '../../ui/layout.tsx'
import { MadeCover } from '../../ui/made-cover.tsx'
import { Picture } from '../../ui/picture.tsx'
import { Heading } from '../../ui/text.tsx'
import * as css from './found-others.css.ts'
import { texts } from './texts.ts'

/** Shows what a search found beside activities: products with the way to where they are sold, and news (GAP-152). */
export function FoundOthersRows({ others: { products, news } }: { others: FoundOthers }) {
  const { currency, timezone } = useStation()
  return (
    <>
      <Found title={texts.search.products} list={products}>
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
      <Found title={texts.news.title} list={news}>
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

type FoundProps<One> = { title: string; list: readonly One[]; children: (one: One) => ReactNode }

function Found<One extends { id: number }>({ title, list, children }: FoundProps<One>) {
  if (list.length === 0) return null
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
