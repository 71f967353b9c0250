import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { managedEvents } from '#contract/console/calendar/endpoints.ts'
import { useStation } from '../../station/use-station.ts'
import { formatDate, formatDateTime } from '../../ui/format.ts'
import { EntryList, EntryState } from '../entries/entry-list.tsx'
import { loadEntries } from '../entries/entry-routes.server.ts'
import { calendar as area } from './area.ts'
import { texts } from './texts.ts'

export const loader = (args: LoaderFunctionArgs) => loadEntries(args, area, managedEvents.list)

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
    state: <EntryState published={isPublished && texts.published} />,
  }))
  return <EntryList nav={area.nav} words={texts} entries={entries} {...asked} />
}
