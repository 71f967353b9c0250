import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { consultancyNewsCalls } from '#contract/services/news/endpoints.ts'
import { newsPaths } from '#contract/services/news/sections.ts'
import { requireParticipant } from '../../session/member.server.ts'
import { orFailed } from '../../station/or-failed.server.ts'
import { requireStation } from '../../station/require-station.ts'
import { NewsPage } from './news-page.tsx'
import { askedPage, consultancyAt, shownPost } from './shown-news.ts'
import { texts } from './texts.ts'

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: data ? texts.meta(texts.of[data.section].title, data.station) : texts.title },
]

/** Loads news of the consultancy of the address, by the station's tag for it (LEG-08, PLS-05, CTB-04). */
export async function loader(args: LoaderFunctionArgs) {
  const { api } = await requireParticipant(args)
  const { pathname, searchParams } = new URL(args.request.url)
  const section = consultancyAt(pathname)
  const { config } = requireStation(args.context)
  const page = askedPage(searchParams)
  const query = { page, tagId: config.news.tags[section] }
  const list = await orFailed(args.context, api.call(consultancyNewsCalls[section].list, { query }))
  const news = list?.content.map((post) => shownPost(section, post)) ?? null
  return { station: config.name, section, page, news, next: list?.next ?? null }
}

export default function ConsultancyNewsPage() {
  const { section, ...first } = useLoaderData<typeof loader>()
  const path = newsPaths[section]
  const { title, area } = texts.of[section]
  const up = { href: path.replace('/noticias', ''), label: area }
  return <NewsPage title={title} path={path} first={first} up={up} />
}
