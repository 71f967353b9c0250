import type { LoaderFunctionArgs } from '@remix-run/node'
import { searchActions, searchOthers } from '#contract/activities/home/endpoints.ts'
import type { FoundOthers } from '#contract/activities/home/schemas.ts'
import type { ActionCard } from '#contract/activities/participation/schemas.ts'
import { standaloneQuiz } from '#contract/activity-types/standalone-quiz.ts'
import { quizPath } from '../../routing/activity-address.ts'
import { requireParticipant } from '../../session/member.server.ts'
import { isForOthers } from './card-state.ts'
import { newsHref, productHref } from './found-others.tsx'
import { searchTerm } from './search-term.ts'
import { texts } from './texts.ts'

/** One line under the search: a name, what it is, and the address it leads to. */
export type Suggestion = { href: string; name: string; kind: string }

const most = { actions: 5, products: 2, news: 2 }

/** Answers what a search would find first, for the line that is being typed in (HOM-08, GAP-152). Without scripts the form asks. */
export async function loader(args: LoaderFunctionArgs) {
  const { api } = await requireParticipant(args)
  const term = searchTerm(new URL(args.request.url).searchParams.get('termo') ?? '')
  const query = { 'where[name]': term }
  const [actions, others] =
    term === ''
      ? [[], null]
      : await Promise.all([
          api
            .call(searchActions, { query: { ...query, limit: most.actions } })
            .then(({ content }) => content),
          api.call(searchOthers, { query }),
        ])
  return Response.json(
    { suggestions: others ? toSuggestions(actions, others) : [] },
    { headers: { 'cache-control': 'private, no-store' } },
  )
}

const toSuggestions = (actions: readonly ActionCard[], { products, news }: FoundOthers): Suggestion[] => [
  ...actions.map((action) => ({ href: actionHref(action), name: action.name, kind: action.type.name })),
  ...products
    .slice(0, most.products)
    .map(({ name, action }) => ({ href: productHref(action.id), name, kind: texts.search.product })),
  ...news
    .slice(0, most.news)
    .map(({ id, title }) => ({ href: newsHref(id), name: title, kind: texts.search.oneNews })),
]

/** Its page says what it waits for and leads elsewhere by itself; one for subscribers has none for others. */
function actionHref(action: ActionCard): string {
  if (isForOthers(action)) return '/homepage/planos'
  return action.type_id === standaloneQuiz.id ? quizPath(action.id) : `/homepage/atividades/${action.id}`
}
