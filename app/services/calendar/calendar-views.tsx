import { Link } from '@remix-run/react'
import { Alert } from '../../ui/alert.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { IconLink } from '../../ui/icon-button.tsx'
import { Stack } from '../../ui/layout.tsx'
import { Heading } from '../../ui/text.tsx'
import * as css from './calendar.css.ts'
import { dayGrid } from './day-grid.ts'
import { DayGridView } from './day-grid-view.tsx'
import { EventList } from './event-list.tsx'
import { monthGrid } from './month-grid.ts'
import { MonthTable } from './month-table.tsx'
import { eventsByDay, type ShownEvent } from './shown-events.ts'
import { texts } from './texts.ts'
import { daysOf, type Hrefs, type Period, stepFrom, titleOf, views } from './view.ts'

type Props = { period: Period; events: ShownEvent[]; hrefs: Hrefs; today: string; isCut: boolean }

/** Shows a calendar as one of its views, with the ways to the others, back and forth, and to today. */
export function CalendarViews({ period, events, hrefs, today, isCut }: Props) {
  const days = eventsByDay(events, daysOf(period))
  const shown = { period, days, hrefs, today }
  const isEmpty = days.every((one) => one.events.length === 0 || isOutside(period, one.day))
  return (
    <Stack gap={24}>
      <Toolbar period={period} hrefs={hrefs} today={today} />
      {isCut ? <Alert tone="info">{texts.cut}</Alert> : null}
      {isEmpty ? <EmptyState object="calendar">{texts.none[period.view]}</EmptyState> : null}
      {period.view === 'mes' ? <Month {...shown} /> : null}
      {period.view === 'semana' ? <Week {...shown} /> : null}
      {period.view === 'dia' && !isEmpty ? <DayGridView {...shown} grid={dayGrid(days)} /> : null}
      {period.view === 'lista' ? <EventList {...shown} /> : null}
    </Stack>
  )
}

/** Days of other months fill the weeks of a month. */
const isOutside = ({ view, day }: Period, other: string) =>
  view === 'mes' && other.slice(0, 7) !== day.slice(0, 7)

type Shown = { period: Period; days: ReturnType<typeof eventsByDay>; hrefs: Hrefs; today: string }

const Month = ({ period, days, hrefs, today }: Shown) => (
  <>
    <MonthTable weeks={monthGrid(days, { month: period.day, today })} month={period.day} hrefs={hrefs} />
    <div className={css.onPhones}>
      <EventList
        days={days.filter(({ day }) => !isOutside(period, day))}
        hrefs={hrefs}
        today={today}
        title={texts.monthList}
      />
    </div>
  </>
)

const Week = ({ days, ...shown }: Shown) => (
  <>
    <div className={css.onDesktop}>
      <DayGridView {...shown} grid={dayGrid(days)} />
    </div>
    <div className={css.belowDesktop}>
      <EventList {...shown} days={days} />
    </div>
  </>
)

const Toolbar = ({ period, hrefs, today }: { period: Period; hrefs: Hrefs; today: string }) => (
  <div className={css.toolbar}>
    <div className={css.period}>
      <div className={css.steps}>
        <IconLink
          icon="chevronLeft"
          label={texts.previous[period.view]}
          href={hrefs.to(stepFrom(period, -1))}
          preventScrollReset
        />
        <IconLink
          icon="chevronRight"
          label={texts.next[period.view]}
          href={hrefs.to(stepFrom(period, 1))}
          preventScrollReset
        />
      </div>
      <Heading level={2} size="card" className={css.title}>
        {titleOf(period)}
      </Heading>
      <ButtonLink href={hrefs.to({ day: today })} variant="quiet" size="small" preventScrollReset>
        {texts.today}
      </ButtonLink>
    </div>
    <nav aria-label={texts.viewsLabel}>
      <ul className={css.views}>
        {views.map((view) => (
          <li key={view}>
            <Link
              to={hrefs.to({ view })}
              className={css.view}
              aria-current={view === period.view ? 'page' : undefined}
              preventScrollReset
            >
              {texts.views[view]}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  </div>
)
