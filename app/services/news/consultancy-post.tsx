import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { consultancyNewsCalls } from '#contract/services/news/endpoints.ts'
import { newsPaths } from '#contract/services/news/sections.ts'
import { errorWords } from '../../routing/error-page.tsx'
import { routeId } from '../../routing/route-id.ts'
import { requireParticipant } from '../../session/member.server.ts'
import { orFailed } from '../../station/or-failed.server.ts'
import { requireStation } from '../../station/require-station.ts'
import { ArticlePage } from '../article-page.tsx'
import { serviceTexts } from '../texts.ts'
import { NewsArticle } from './news-article.tsx'
import { consultancyAt, shownPost } from './shown-news.ts'
import { texts } from './texts.ts'

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  {
    title: data
      ? serviceTexts.meta(data.post?.news.title ?? texts.title, data.station)
      : errorWords(404).title,
  },
]

/** Loads one of the news, `detalhe?id=`: it opens by its address, so also after a reload (LEG-09, GAP-53). */
export async function loader(args: LoaderFunctionArgs) {
  const { api } = await requireParticipant(args)
  const { pathname, searchParams } = new URL(args.request.url)
  const section = consultancyAt(pathname)
  const id = routeId(searchParams.get('id') ?? undefined)
  const found = await orFailed(args.context, api.call(consultancyNewsCalls[section].get, { params: { id } }))
  const { name } = requireStation(args.context).config
  const post = found && { news: shownPost(section, found), body: found.content.rendered }
  return { station: name, section, post }
}

export default function ConsultancyPost() {
  const { section, post } = useLoaderData<typeof loader>()
  const path = newsPaths[section]
  const { title, area } = texts.of[section]
  const trail = [
    { href: path.replace('/noticias', ''), label: area },
    { href: path, label: title },
  ]
  if (post) return <NewsArticle news={post.news} sanitizedHtml={post.body} trail={trail} />
  return <ArticlePage trail={trail} article={null} />
}
