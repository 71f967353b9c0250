import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { consultancyNewsCalls } from '#contract/services/news/endpoints.ts'
import { newsPaths } from '#contract/services/news/sections.ts'
import { requireStation } from '../../station/require-station.ts'
import { loadList } from '../load-list.server.ts'
import { serviceTexts } from '../texts.ts'
import { NewsPage } from './news-page.tsx'
import { consultancyAt, shownPost } from './shown-news.ts'
import { texts } from './texts.ts'

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: data ? serviceTexts.meta(texts.of[data.section].title, data.station) : texts.title },
]

/** Loads news of the consultancy of the address, by the station's tag for it (LEG-08, PLS-05, CTB-04). */
export async function loader(args: LoaderFunctionArgs) {
  const section = consultancyAt(new URL(args.request.url).pathname)
  const tagId = requireStation(args.context).config.news.tags[section]
  const { list, ...page } = await loadList(args, consultancyNewsCalls[section].list, { tagId })
  return { ...page, section, list: list?.map((post) => shownPost(section, post)) ?? null }
}

export default function ConsultancyNewsPage() {
  const { section, ...first } = useLoaderData<typeof loader>()
  const path = newsPaths[section]
  const { title, area } = texts.of[section]
  const up = { href: path.replace('/noticias', ''), label: area }
  return <NewsPage title={title} path={path} first={first} up={up} />
}
