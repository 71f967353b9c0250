import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { newsCalls } from '#contract/services/news/endpoints.ts'
import { newsPaths } from '#contract/services/news/sections.ts'
import { errorWords } from '../../routing/error-page.tsx'
import { routeId } from '../../routing/route-id.ts'
import { requireParticipant } from '../../session/member.server.ts'
import { requireStation } from '../../station/require-station.ts'
import { serviceTexts } from '../texts.ts'
import { NewsArticle } from './news-article.tsx'
import { texts } from './texts.ts'

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: data ? serviceTexts.meta(data.news.title, data.station) : errorWords(404).title },
]

/** Loads one of the news; drafts, future ones and those of other stations answer 404 (NWS-02). */
export async function loader(args: LoaderFunctionArgs) {
  const { api } = await requireParticipant(args)
  const { body, ...news } = await api.call(newsCalls.get, { params: { id: routeId(args.params.id) } })
  const { config, canonicalOrigin } = requireStation(args.context)
  return { station: config.name, news, body, shared: `${canonicalOrigin}${newsPaths.station}/${news.id}` }
}

export default function OneNews() {
  const { news, body, shared } = useLoaderData<typeof loader>()
  return (
    <NewsArticle
      news={news}
      sanitizedHtml={body}
      trail={[{ href: newsPaths.station, label: texts.title }]}
      shared={shared}
    />
  )
}
