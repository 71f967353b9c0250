import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { managedNews } from '#contract/console/news/endpoints.ts'
import { requireStation } from '../../station/require-station.ts'
import { useStation } from '../../station/use-station.ts'
import { formatDateTime } from '../../ui/format.ts'
import { askedEntries, EntryList } from '../entries/entry-list.tsx'
import { requireOwner } from '../owner/require-owner.server.ts'
import { NewsState } from './news-state.tsx'
import { texts } from './texts.ts'

export async function loader(args: LoaderFunctionArgs) {
  const { api } = await requireOwner(args)
  const asked = askedEntries(args.request.url)
  const { behaviour, news } = requireStation(args.context).config
  const outside = behaviour.unionServices && news.wordpress ? new URL(news.wordpress).hostname : null
  const found = await api.call(managedNews.list, { query: asked })
  return { ...asked, ...found, outside, now: new Date().toISOString() }
}

/** All news of the station, drafts too, newest first (NWS-01). */
export default function ManagedNews() {
  const { list, now, outside, ...asked } = useLoaderData<typeof loader>()
  const { timezone } = useStation()
  const entries = list.map(({ id, title, section, ...one }) => ({
    id,
    name: title,
    about: `${texts.sections[section]} · ${formatDateTime(one.publishedAt, timezone)}`,
    state: <NewsState {...one} now={now} />,
  }))
  const words = outside ? { ...texts, lead: `${texts.lead} ${texts.outside(outside)}` } : texts
  return <EntryList href="/gestao/noticias" icon="document" words={words} entries={entries} {...asked} />
}
