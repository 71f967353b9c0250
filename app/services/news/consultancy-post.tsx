import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { consultancyNewsCalls } from '#contract/services/news/endpoints.ts'
import { newsPaths } from '#contract/services/news/sections.ts'
import { errorWords } from '../../routing/error-page.tsx'
import { routeId } from '../../routing/route-id.ts'
import { requireParticipant } from '../../session/member.server.ts'
import { requireStation } from '../../station/require-station.ts'
import { NewsArticle } from './news-article.tsx'
import { consultancyAt, shownPost } from './shown-news.ts'
import { texts } from './texts.ts'

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: data ? texts.meta(data.news.title, data.station) : errorWords(404).title },
]

/** `detalhe?id=`: it opens by its address, so also after a reload (LEG-09, GAP-53). */
export async function loader(args: LoaderFunctionArgs) {
  const { api } = await requireParticipant(args)
  const { pathname, searchParams } = new URL(args.request.url)
  const section = consultancyAt(pathname)
  const id = routeId(searchParams.get('id') ?? undefined)
  const post = await api.call(consultancyNewsCalls[section].get, { params: { id } })
  const { name } = requireStation(args.context).config
  return { station: name, section, news: shownPost(section, post), body: post.content.rendered }
}

export default function ConsultancyPost() {
  const { section, news, body } = useLoaderData<typeof loader>()
  return <NewsArticle news={news} sanitizedHtml={body} up={{ href: newsPaths[section], label: texts.back }} />
}
