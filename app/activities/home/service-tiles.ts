import type { HomeMoments } from '#contract/activities/home/schemas.ts'
import { formatDate, formatTime } from '../../ui/format.ts'
import { texts } from './texts.ts'

const order = Object.keys(texts.services.lines)
/** Two rows of three. */
const most = 6

/** Chooses the services among the entries of a menu, in the order of their lines. Pure. */
export function serviceTiles<Entry extends { href: string }>(entries: readonly Entry[]): Entry[] {
  return order.flatMap((href) => entries.find((entry) => entry.href === href) ?? []).slice(0, most)
}

/** Says what is going on in a service: the next appointment or event, the last news, else what it has. Pure. */
export function lineOf(href: string, moments: HomeMoments | null, timezone: string): string {
  const { services } = texts
  const usual = services.lines[href] ?? ''
  if (!moments) return usual
  const { appointments, event, news } = moments
  const next = appointments?.find(({ page }) => page.startsWith(href))
  if (next)
    return next.at
      ? services.booked(services.at(dayOf(next.at, timezone), formatTime(next.at, timezone)))
      : services.asked
  if (href === '/homepage/calendario' && event) return services.event(dayOf(event.on), event.name)
  const [newest] = news
  if (href === '/homepage/noticias' && newest) return services.lastNews(dayOf(newest.publishedAt, timezone))
  return usual
}

/** The day and the month: 22/11. */
const dayOf = (value: string, timezone?: string) => formatDate(value, timezone).slice(0, 5)
