import { type LoaderFunctionArgs, type MetaFunction, redirect } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { listActions, mostFound, searchActions, searchOthers } from '#contract/activities/home/endpoints.ts'
import type { FoundOthers } from '#contract/activities/home/schemas.ts'
import { SearchForm } from '../../forms/search-form.tsx'
import { requireParticipant } from '../../session/member.server.ts'
import { requireStation } from '../../station/require-station.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Container, Stack } from '../../ui/layout.tsx'
import { Heading } from '../../ui/text.tsx'
import { ActionGrid } from './action-grid.tsx'
import { FoundOthersRows, kindOf } from './found-others.tsx'
import { pageOf, pageSize } from './page-of.ts'
import { searchPath, searchTerm } from './search-term.ts'
import { texts } from './texts.ts'

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: texts.search.meta(data ? texts.search.title(data.total) : texts.search.label, data?.name ?? '') },
]

const noOthers: FoundOthers = { news: [], products: [], news_total: 0, products_total: 0 }
const noActions = { content: [], total: 0 }

/** Turns the search term into an address of its own, then loads the results, or one kind of them, page by page (HOM-08, GAP-152). */
export async function loader(args: LoaderFunctionArgs) {
  const { api } = await requireParticipant(args)
  const query = new URL(args.request.url).searchParams
  const asked = query.get('termo')
  if (asked !== null) throw redirect(searchPath(asked))
  const term = searchTerm(args.params.term ?? '')
  const page = pageOf(query)
  const only = kindOf(query)
  const part = { limit: pageSize, offset: Math.min((page - 1) * pageSize, mostFound) }
  const named = { 'where[name]': term }
  const [found, others] =
    term === ''
      ? [noActions, noOthers]
      : await Promise.all([
          only ? noActions : api.call(searchActions, { query: { ...named, ...part } }),
          api.call(searchOthers, { query: only ? { ...named, ...part, kind: only } : named }),
        ])
  const total = found.total + others.news_total + others.products_total
  const shown = found.content.length + (only ? others[only].length : 0)
  // There may have been more when the address was kept.
  if (page > 1 && shown === 0) throw redirect(searchPath(term))
  // Whoever found nothing is shown something to do.
  const instead = total > 0 ? [] : await api.call(listActions, { query: { limit: 3 } })
  return {
    name: requireStation(args.context).config.name,
    now: new Date(),
    term,
    page,
    only,
    actions: found.content,
    others: page === 1 || only ? others : noOthers,
    ofActivities: found.total,
    total,
    instead,
  }
}

export default function Search() {
  const { term, page, only, actions, others, ofActivities, total, instead, now } =
    useLoaderData<typeof loader>()
  return (
    <Container>
      <Stack gap={32}>
        <Stack gap={16}>
          <Heading level={1}>
            <span aria-live="polite">{texts.search.title(total)}</span>
          </Heading>
          <SearchForm action="/homepage/search" name="termo" label={texts.search.label} value={term} live />
        </Stack>
        {actions.length > 0 ? (
          <Stack as="section" gap={16}>
            {total > ofActivities ? (
              <Heading level={2} size="section">
                {texts.search.activities}
              </Heading>
            ) : null}
            <ActionGrid
              actions={actions}
              now={now}
              page={page}
              total={ofActivities}
              headingLevel={total > ofActivities ? 3 : 2}
            />
          </Stack>
        ) : null}
        <FoundOthersRows {...{ term, others, only, page }} />
        {total > 0 ? null : (
          <EmptyState
            object="search"
            action={
              <ButtonLink href="/homepage/atividades" variant="secondary">
                {texts.search.all}
              </ButtonLink>
            }
          >
            {term ? texts.search.nothing(term) : texts.search.ask}
          </EmptyState>
        )}
        {instead.length > 0 ? (
          <Stack gap={16}>
            <Heading level={2} size="section">
              {texts.search.instead}
            </Heading>
            <ActionGrid actions={instead} now={now} page={1} total={instead.length} headingLevel={3} />
          </Stack>
        ) : null}
      </Stack>
    </Container>
  )
}
