import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { managedEvents } from '#contract/console/calendar/endpoints.ts'
import { useStation } from '../../station/use-station.ts'
import { Badge } from '../../ui/badge.tsx'
import { formatDate, formatDateTime } from '../../ui/format.ts'
import { askedEntries, EntryList } from '../entries/entry-list.tsx'
import { entryTexts } from '../entries/texts.ts'
import { requireOwner } from '../owner/require-owner.server.ts'
import { texts } from './texts.ts'

export async function loader(args: LoaderFunctionArgs) {
  const { api } = await requireOwner(args)
  const asked = askedEntries(args.request.url)
  return { ...asked, ...(await api.call(managedEvents.list, { query: asked })) }
}

/** All events of the station, drafts too, the latest first (NWS-05). */
export default function ManagedEvents() {
  const { list, ...asked } = useLoaderData<typeof loader>()
  const { timezone, behaviour } = useStation()
  const entries = list.map(({ id, name, calendar, startsAt, isAllDay, frequency, isPublished }) => ({
    id,
    name,
    about: [
      isAllDay ? formatDate(startsAt, timezone) : formatDateTime(startsAt, timezone),
      frequency === 'none' ? '' : texts.frequencies[frequency],
      behaviour.unionServices ? texts.calendars[calendar] : '',
    ]
      .filter(Boolean)
      .join(' · '),
    state: isPublished ? (
      <Badge tone="success" icon="check">
        {texts.published}
      </Badge>
    ) : (
      <Badge icon="edit">{entryTexts.draft}</Badge>
    ),
  }))
  return <EntryList href="/gestao/eventos" icon="calendar" words={texts} entries={entries} {...asked} />
}
