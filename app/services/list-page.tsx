import type { ReactNode } from 'react'
import type { Crumb } from '../ui/breadcrumb.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { Container, Stack } from '../ui/layout.tsx'
import { TextLink } from '../ui/link.tsx'
import { LoadMore } from '../ui/load-more.tsx'
import type { ObjectName } from '../ui/object-picture.tsx'
import { Heading } from '../ui/text.tsx'
import { NotLoaded } from './not-loaded.tsx'
import { serviceTexts } from './texts.ts'
import { Trail } from './trail.tsx'

/** What `loadList` answers; `list` is null where it could not be had. */
export type LoadedList<Item> = { page: number; list: Item[] | null; next: number | null }

/** What the page of a list is called, and of which station. Pure. */
export const listMeta =
  (title: string) =>
  ({ data }: { data: { station: string } | undefined }) => [
    { title: serviceTexts.meta(title, data?.station ?? '') },
  ]

type Props<Item> = {
  words: { title: string; empty: string }
  /** Its own address. */
  path: string
  object: ObjectName
  loaded: LoadedList<Item>
  /** Where the list belongs. */
  up?: Required<Crumb> | undefined
  gap?: 24 | 32
  /** Its pages follow one another by themselves: `children` shows the way to them. */
  isEndless?: true
  children: (list: Item[]) => ReactNode
}

/** Shows a page of a list that owners fill, and the ways from it: to the newest, to what comes next, to where the list belongs. */
export function ListPage<Item>({
  words,
  path,
  object,
  loaded,
  up,
  gap = 24,
  isEndless,
  children,
}: Props<Item>) {
  const { page, list, next } = loaded
  return (
    <Container>
      <Stack gap={gap}>
        {up && page === 1 ? <Trail to={[up]} /> : null}
        {page > 1 ? (
          <TextLink href={path} kind="stand" icon="arrowLeft">
            {serviceTexts.newest}
          </TextLink>
        ) : null}
        <Heading level={1}>{words.title}</Heading>
        {list === null ? <NotLoaded /> : null}
        {list && list.length > 0 ? children(list) : null}
        {list?.length === 0 ? <EmptyState object={object}>{words.empty}</EmptyState> : null}
        <LoadMore
          href={next === null || isEndless ? undefined : `?pagina=${next}`}
          label={serviceTexts.nextPage}
        />
      </Stack>
    </Container>
  )
}
