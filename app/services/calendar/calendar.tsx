import {
  type ActionFunctionArgs,
  type HeadersFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import type { ApiClient } from '#contract/client.ts'
import { todayIn } from '#contract/real-date.ts'
import type { Calendar } from '#contract/services/calendar/calendars.ts'
import {
  getCalendarAddress,
  getSchedule,
  listSchedules,
  renewCalendarAddress,
} from '#contract/services/calendar/endpoints.ts'
import type { Schedule } from '#contract/services/calendar/schemas.ts'
import { errorWords } from '../../routing/error-page.tsx'
import { routeId } from '../../routing/route-id.ts'
import { setFlash } from '../../session/flash.server.ts'
import { requireParticipant } from '../../session/member.server.ts'
import { orFailed } from '../../station/or-failed.server.ts'
import { pictureSource } from '../../station/picture-source.ts'
import { requireStation } from '../../station/require-station.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { DescriptionList } from '../../ui/description-list.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { formatTime } from '../../ui/format.ts'
import { Stack } from '../../ui/layout.tsx'
import { Picture } from '../../ui/picture.tsx'
import { Prose } from '../../ui/prose.tsx'
import { NotLoaded } from '../not-loaded.tsx'
import { ServicePage } from '../service-page.tsx'
import * as css from './calendar.css.ts'
import { CalendarViews } from './calendar-views.tsx'
import { shownEvent } from './shown-events.ts'
import { SubscribeDialog } from './subscribe-dialog.tsx'
import { texts } from './texts.ts'
import { calendarAt, dayAsked, daysOf, type Hrefs, hrefsOf, periodOf, titleOf, wholeDay } from './view.ts'

export const meta: MetaFunction<typeof loader> = ({ data: loaded }) => {
  if (!loaded) return [{ title: errorWords(404).title }]
  const { calendar, period, event, station } = loaded
  return [{ title: texts.meta(event?.name ?? titleOf(period), texts.of[calendar].title, station) }]
}
export const headers: HeadersFunction = () => ({ 'cache-control': 'private, no-store' })

/**
 * Loads a calendar by month, week, day or as a list, all by its address: `?ver=semana&dia=2026-12-12`; an event and the
 * way to subscribe are dialogs over it (NWS-05, NWS-06, LEG-10, CTB-06).
 */
export async function loader(args: LoaderFunctionArgs) {
  const { api } = await requireParticipant(args)
  const { pathname, searchParams } = new URL(args.request.url)
  const calendar = calendarAt(pathname)
  const { name: station, timezone } = requireStation(args.context).config
  const today = todayIn(timezone, new Date())
  const event = args.params.id === undefined ? null : await eventOf(args, { api, calendar })
  const period = periodOf(searchParams, event?.on ?? today)
  const isSubscribing = searchParams.get('dialogo') === 'assinar'
  const [found, address] = await Promise.all([
    orFailed(args.context, api.call(listSchedules, { query: { calendar, ...daysOf(period) } })),
    isSubscribing ? orFailed(args.context, api.call(getCalendarAddress)) : null,
  ])
  return {
    station,
    calendar,
    today,
    period,
    event,
    timezone,
    events: found?.content.map((one) => shownEvent(one, timezone)) ?? null,
    isCut: found?.is_cut ?? false,
    address: address && { url: address.url },
  }
}

type Asking = { api: ApiClient; calendar: Calendar }

/** Gives the event of the address, on the day that it names. @throws a 404 for what is not there */
function eventOf({ params, request }: LoaderFunctionArgs, { api, calendar }: Asking) {
  const query = { calendar, ...dayAsked(new URL(request.url).searchParams) }
  return api.call(getSchedule, { params: { id: routeId(params.id) }, query })
}

/** Creates a new address for the calendar programs of the member; the old one is gone (NWS-05). */
export async function action(args: ActionFunctionArgs) {
  const { api } = await requireParticipant(args)
  const { pathname, searchParams } = new URL(args.request.url)
  const calendar = calendarAt(pathname)
  const today = todayIn(requireStation(args.context).config.timezone, new Date())
  await api.call(renewCalendarAddress)
  const flash = { kind: 'success', title: texts.subscribe.made } as const
  const { subscribe } = hrefsOf(calendar, periodOf(searchParams, today))
  return redirect(subscribe, { headers: { 'set-cookie': await setFlash(args.context, flash) } })
}

export default function CalendarPage() {
  const { calendar, period, events, event, address, timezone, today, isCut } = useLoaderData<typeof loader>()
  const { title, back } = texts.of[calendar]
  const hrefs = hrefsOf(calendar, period)
  return (
    <ServicePage
      title={title}
      back={back ?? undefined}
      action={
        <div>
          <ButtonLink
            href={hrefs.subscribe}
            variant="secondary"
            icon="calendar"
            width="phone"
            preventScrollReset
          >
            {texts.subscribe.open}
          </ButtonLink>
        </div>
      }
    >
      {events ? (
        <CalendarViews period={period} events={events} hrefs={hrefs} today={today} isCut={isCut} />
      ) : (
        <NotLoaded />
      )}
      {event ? <EventDialog event={event} timezone={timezone} hrefs={hrefs} /> : null}
      {address ? <SubscribeDialog url={address.url} action={hrefs.subscribe} closeHref={hrefs.here} /> : null}
    </ServicePage>
  )
}

const words = texts.dialog

type Props = { event: Schedule; timezone: string; hrefs: Hrefs }

/** Shows an event over its calendar: picture, title, description, date, when it begins and ends (NWS-06). */
const EventDialog = ({ event, timezone, hrefs }: Props) => (
  <Dialog
    open
    title={event.name}
    placement="sheet"
    closeHref={hrefs.here}
    actions={
      <>
        <ButtonLink href={hrefs.file(event)} variant="secondary" icon="calendar" width="phone" reload>
          {words.keep}
        </ButtonLink>
        <ButtonLink href={hrefs.here} width="phone" preventScrollReset>
          {words.close}
        </ButtonLink>
      </>
    }
  >
    <Stack gap={24}>
      {event.image ? (
        <Picture
          {...pictureSource(event.image, { sizes: '(min-width: 40rem) 29rem, 100vw' })}
          alt=""
          ratio="wide"
          className={css.picture}
        />
      ) : null}
      <DescriptionList items={whenOf(event, timezone)} look="ends" />
      {event.description ? <Prose sanitizedHtml={event.description} under={2} /> : null}
    </Stack>
  </Dialog>
)

/** Says when an event takes place; of several days the last is named where it ends. Pure. */
function whenOf(event: Schedule, timezone: string) {
  const { on, last_on: lastOn, start, end, all_day: isAllDay, repeats } = event
  const time = (instant: string, day: string) => {
    const clock = isAllDay ? '' : formatTime(instant, timezone)
    return [on === lastOn ? '' : wholeDay(day), clock].filter(Boolean).join(', ')
  }
  const isWholeDay = isAllDay && on === lastOn
  return [
    { term: words.date, value: event.day.description },
    { term: words.start, value: isWholeDay ? texts.allDay : time(start, on) },
    { term: words.end, value: isWholeDay ? '' : time(end, lastOn) },
    { term: words.repeats, value: repeats ?? '' },
  ].filter(({ value }) => value !== '')
}
