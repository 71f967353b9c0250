import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { newsCalls } from '#contract/services/news/endpoints.ts'
import { newsPaths } from '#contract/services/news/sections.ts'
import { listMeta } from '../list-page.tsx'
import { loadList } from '../load-list.server.ts'
import { NewsPage } from './news-page.tsx'
import { texts } from './texts.ts'

export const meta: MetaFunction<typeof loader> = listMeta(texts.title)

/** Loads news of the station (NWS-01). */
export async function loader(args: LoaderFunctionArgs) {
  const { list, ...page } = await loadList(args, newsCalls.list)
  return { ...page, list: list?.map((one) => ({ ...one, href: `${newsPaths.station}/${one.id}` })) ?? null }
}

export default function News() {
  return <NewsPage title={texts.title} path={newsPaths.station} first={useLoaderData<typeof loader>()} />
}
