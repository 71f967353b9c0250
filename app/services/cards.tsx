import { Link } from '@remix-run/react'
import type { Key, ReactNode } from 'react'
import { pictureSource } from '../station/picture-source.ts'
import { MadeCover } from '../ui/made-cover.tsx'
import { Picture } from '../ui/picture.tsx'
import * as css from './list.css.ts'

type CardsProps<Item> = {
  list: readonly Item[]
  gap?: keyof typeof css.grids
  children: (item: Item, at: number) => ReactNode
}

/** Shows the cards of a list: one beside the other where there is room. */
export const Cards = <Item extends { id: Key }>({ list, gap = 24, children }: CardsProps<Item>) => (
  <ul className={css.grids[gap]}>
    {list.map((item, at) => (
      <li key={item.id} className={css.cell}>
        {children(item, at)}
      </li>
    ))}
  </ul>
)

type Props = {
  href: string
  title: string
  /** Without one a cover is made of the title. */
  image: string | null
  /** What stands above the title. */
  facts?: ReactNode
  about: string
  /** The picture that the first screen is about. */
  isFirst?: boolean
}

const sizes = '(min-width: 64rem) 22rem, (min-width: 40rem) 50vw, 100vw'

/** Shows what has a page of its own as a card with its picture: all of the card leads there. */
export const PictureCard = ({ href, title, image, facts, about, isFirst = false }: Props) => (
  <article className={css.card}>
    {image ? (
      <Picture {...pictureSource(image, { sizes })} alt="" ratio="wide" priority={isFirst} />
    ) : (
      <MadeCover name={title} plain />
    )}
    <div className={css.body}>
      {facts ? <span className={css.facts}>{facts}</span> : null}
      <h2 className={css.title}>
        <Link to={href} className={css.link}>
          {title}
        </Link>
      </h2>
      {about ? <p className={css.about}>{about}</p> : null}
    </div>
  </article>
)
