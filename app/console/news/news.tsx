import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { managedNews } from '#contract/console/news/endpoints.ts'
import { requireStation } from '../../station/require-station.ts'
import { useStation } from '../../station/use-station.ts'
import { Badge } from '../../ui/badge.tsx'
import { formatDateTime } from '../../ui/format.ts'
import { EntryList, EntryState } from '../entries/entry-list.tsx'
import { loadEntries } from '../entries/entry-routes.server.ts'
import { entryTexts } from '../entries/texts.ts'
import { news as area } from './area.ts'
import { texts } from './texts.ts'

export async function loader(args: LoaderFunctionArgs) {
  const found = await loadEntries(args, area, managedNews.list)
  const { behaviour, news } = requireStation(args.context).config
  const outside = behaviour.unionServices && news.wordpress ? new URL(news.wordpress).hostname : null
  return { ...found, outside, now: new Date().toISOString() }
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
  return <EntryList nav={area.nav} words={words} entries={entries} {...asked} />
}

type StateProps = { isPublished: boolean; publishedAt: string; now: string }

/** Whether members see it: drafted, to come, or there. */
function NewsState({ isPublished, publishedAt, now }: StateProps) {
  if (isPublished && publishedAt > now) return <Badge icon="clock">{entryTexts.scheduled}</Badge>
  return <EntryState published={isPublished && entryTexts.published} />
}
