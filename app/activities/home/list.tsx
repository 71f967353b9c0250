import { type LoaderFunctionArgs, type MetaFunction, redirect } from '@remix-run/node'
import { useLoaderData, useSearchParams } from '@remix-run/react'
import { listActions, searchActions } from '#contract/activities/home/endpoints.ts'
import { SearchForm } from '../../forms/search-form.tsx'
import { requireParticipant } from '../../session/member.server.ts'
import { useMember } from '../../session/use-member.ts'
import { requireStation } from '../../station/require-station.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Cluster, Container, Stack } from '../../ui/layout.tsx'
import { Heading } from '../../ui/text.tsx'
import { ActionGrid } from './action-grid.tsx'
import { ActionRow } from './action-row.tsx'
import { FilterBar } from './filter-bar.tsx'
import { askedBy, choiceHref, filterNames, filtersOf, isPlain } from './list-filters.ts'
import { LockedDialog } from './locked-dialog.tsx'
import { pageOf, pageSize } from './page-of.ts'
import { texts } from './texts.ts'

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: texts.list.meta(data?.name ?? '') }]

const featuredLength = 10

/** Loads all activities by priority, or those with the words of the search; the featured ones first (ACT-S01). */
export async function loader(args: LoaderFunctionArgs) {
  const { api } = await requireParticipant(args)
  const query = new URL(args.request.url).searchParams
  const filters = filtersOf(query)
  const page = pageOf(query)
  const isFiltered = !isPlain(filters)
  const isStart = !isFiltered && page === 1
  const [found, featured] = await Promise.all([
    api.call(searchActions, {
      query: { ...askedBy(filters), limit: pageSize, offset: Math.min((page - 1) * pageSize, 3000) },
    }),
    isStart
      ? api.call(listActions, { query: { 'where[featuredPrivate]': '1', limit: featuredLength } })
      : Promise.resolve([]),
  ])
  if (page > 1 && found.content.length === 0)
    throw redirect(
      `/homepage/atividades${choiceHref(query, 'pagina', null).replace('/homepage/atividades', '')}`,
    )
  return {
    name: requireStation(args.context).config.name,
    now: new Date(),
    search: filters.search,
    isFiltered,
    page,
    featured,
    actions: found.content,
    total: found.total,
    types: found.types,
  }
}

export default function ActivityList() {
  const { search, isFiltered, page, featured, actions, total, types, now } = useLoaderData<typeof loader>()
  const member = useMember()
  const [query] = useSearchParams()
  const chosen = [...query].filter(([name]) => filterNames.has(name))
  return (
    <Container>
      <Stack gap={32}>
        <Stack gap={16}>
          <Cluster justify="between">
            <Heading level={1}>{texts.list.title}</Heading>
            {member.opens.includes('quizzes') ? (
              <ButtonLink href="/homepage/quizzes" variant="secondary" size="small" icon="help">
                {texts.list.quizzes}
              </ButtonLink>
            ) : null}
          </Cluster>
          <SearchForm name="busca" label={texts.list.search} value={search} keeps={chosen} live />
          {total > 0 || isFiltered ? <FilterBar types={types} /> : null}
        </Stack>
        {featured.length > 0 ? (
          <ActionRow
            title={texts.list.featured}
            size="threes"
            actions={featured}
            now={now}
            nameLength={70}
            priority={2}
          />
        ) : null}
        {actions.length > 0 ? (
          <Stack gap={24}>
            <Heading level={2} size="section">
              {search ? texts.list.found(search) : texts.list.all}
            </Heading>
            <ActionGrid actions={actions} now={now} page={page} total={total} headingLevel={3} />
          </Stack>
        ) : (
          <EmptyState
            object={isFiltered ? 'search' : 'activities'}
            action={
              isFiltered ? (
                <ButtonLink href="/homepage/atividades" variant="secondary">
                  {texts.filters.clear}
                </ButtonLink>
              ) : undefined
            }
          >
            {texts.list.empty}
          </EmptyState>
        )}
      </Stack>
      <LockedDialog actions={featured.filter(({ id }) => !actions.some((action) => action.id === id))} />
    </Container>
  )
}
