import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { listNews } from '#contract/services/news/endpoints.ts'
import { newsPaths } from '#contract/services/news/sections.ts'
import { requireParticipant } from '../../session/member.server.ts'
import { orFailed } from '../../station/or-failed.server.ts'
import { requireStation } from '../../station/require-station.ts'
import { NewsPage } from './news-page.tsx'
import { askedPage } from './shown-news.ts'
import { texts } from './texts.ts'

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: texts.meta(texts.title, data?.station ?? '') },
]

/** Loads news of the station (NWS-01). */
export async function loader(args: LoaderFunctionArgs) {
  const { api } = await requireParticipant(args)
  const page = askedPage(new URL(args.request.url).searchParams)
  const list = await orFailed(args.context, api.call(listNews, { query: { page } }))
  const news = list?.content.map((one) => ({ ...one, href: `${newsPaths.station}/${one.id}` })) ?? null
  return { station: requireStation(args.context).config.name, page, news, next: list?.next ?? null }
}

export default function News() {
  return <NewsPage title={texts.title} path={newsPaths.station} first={useLoaderData<typeof loader>()} />
}
