import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { listPublicActions } from '#contract/site/public/endpoints.ts'
import { missing, mostSuggestions } from '../../routing/missing-page.server.ts'
import { orFailed } from '../../station/or-failed.server.ts'
import { requireStation } from '../../station/require-station.ts'
import { pageMeta } from './page-meta.ts'
import { texts } from './texts.ts'

export { default } from '../../routing/no-page.tsx'

export const meta: MetaFunction = (args) =>
  pageMeta(args, { title: texts.errors[404].title, isListed: false })

/** Answers 404: the layout's error boundary says so, with the station's header and footer, and names what visitors may see. */
export async function loader({ context }: LoaderFunctionArgs) {
  const { config } = requireStation(context)
  const params = { stationId: config.id }
  const found = await orFailed(context, context.api.call(listPublicActions, { params }))
  const open = (found?.response ?? []).filter(
    ({ has_ended, redirect_links }) => !has_ended && redirect_links.length === 0,
  )
  throw missing(
    open.slice(0, mostSuggestions).map(({ id, name }) => ({ href: `/atividade/${id}`, label: name })),
  )
}

export function action() {
  throw missing()
}
