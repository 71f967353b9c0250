import type { ReactNode } from 'react'
import { SearchForm } from '../../forms/search-form.tsx'
import { Badge } from '../../ui/badge.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { Cluster } from '../../ui/layout.tsx'
import { TextLink } from '../../ui/link.tsx'
import type { ConsoleArea } from '../console-area.ts'
import { ListPage } from '../ui/list-page.tsx'
import * as ui from '../ui/ui.css.ts'
import { entryTexts as texts } from './texts.ts'

/** A row of the list: its name leads to its page, `about` stands under it; a draft says so where no other state is said. */
export type ListedEntry = {
  id: number
  name: string
  about: ReactNode
  isPublished?: boolean
  state?: ReactNode
}

type Props = {
  /** The address of the list, and what stands where it is empty. */
  nav: Pick<ConsoleArea['nav'], 'href'>
  words: { title: string; lead: string; none: string; add: string }
  page: number
  next: number | null
  search: string
  entries: readonly ListedEntry[]
  /** Another way to add some. */
  door?: { href: string; label: string }
  /** The ways to the pages beside this one, under its heading. */
  tabs?: ReactNode
}

/** Whether members see an entry: a draft, or what is said of one that is published. */
export const EntryState = ({ published }: { published?: string | false }) =>
  published ? (
    <Badge tone="success" icon="check">
      {published}
    </Badge>
  ) : (
    <Badge icon="edit">{texts.draft}</Badge>
  )

/** What a list of owners is asked for by its address: `?pagina=2&busca=ata`. Pure. */
export function askedEntries(url: string): { page: number; search: string } {
  const query = new URL(url).searchParams
  const page = Number(/^[1-9]\d{0,3}$/.exec(query.get('pagina') ?? '')?.[0] ?? 1)
  return { page, search: (query.get('busca') ?? '').trim().slice(0, 100) }
}

/** The entries of one kind, page by page, with a search. */
export function EntryList({ nav: { href }, words, page, next, search, entries, door, tabs }: Props) {
  const hrefOf = (to: number) =>
    `${href}?${new URLSearchParams({ ...(search && { busca: search }), pagina: String(to) })}`
  return (
    <ListPage
      title={words.title}
      lead={words.lead}
      tabs={tabs}
      object="edit"
      none={words.none}
      noneFound={texts.noneFound}
      isEmpty={entries.length === 0}
      isFiltered={page > 1 || search !== ''}
      doors={door ? <Door {...door} /> : null}
      action={
        <ButtonLink href={`${href}/novo`} icon="plus">
          {words.add}
        </ButtonLink>
      }
      filter={<SearchForm name="busca" label={texts.search} value={search} />}
      pages={<Pages {...{ page, next, hrefOf }} />}
    >
      <ul className={ui.list}>
        {entries.map(({ id, name, about, isPublished = true, state }) => (
          <li key={id} className={ui.row}>
            <span className={ui.rowName}>
              <TextLink href={`${href}/${id}`}>{name}</TextLink>
              <span className={ui.small}>{about}</span>
            </span>
            {state ?? (isPublished ? null : <EntryState />)}
          </li>
        ))}
      </ul>
    </ListPage>
  )
}

const Door = ({ href, label }: NonNullable<Props['door']>) => (
  <ButtonLink href={href} variant="secondary" icon="upload">
    {label}
  </ButtonLink>
)

type PagesProps = Pick<Props, 'page' | 'next'> & { hrefOf: (page: number) => string }

const Pages = ({ page, next, hrefOf }: PagesProps) => (
  <Cluster justify="between">
    {page > 1 ? (
      <TextLink href={hrefOf(page - 1)} kind="stand" icon="arrowLeft">
        {texts.newer}
      </TextLink>
    ) : null}
    {next === null ? null : (
      <TextLink href={hrefOf(next)} kind="stand" iconAfter="arrowRight">
        {texts.older}
      </TextLink>
    )}
  </Cluster>
)
