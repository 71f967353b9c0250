import { Link } from '@remix-run/react'
import type { HomeMoments } from '#contract/activities/home/schemas.ts'
import type { Member } from '../../session/member.ts'
import { entriesFor, isOpenOn } from '../../station/navigation.ts'
import { useStation } from '../../station/use-station.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { formatDate, formatTime } from '../../ui/format.ts'
import { Icon } from '../../ui/icon.tsx'
import { Stack } from '../../ui/layout.tsx'
import { TextLink } from '../../ui/link.tsx'
import { Heading } from '../../ui/text.tsx'
import * as css from './begin.css.ts'
import { lineOf, serviceTiles } from './service-tiles.ts'
import { texts } from './texts.ts'

type Begin = { member: Member; moments: HomeMoments | null }

/** Shows what a station of services is opened for: the next appointment, its services with what is going on, its news. */
export function ServicesBegin({ member, moments }: Begin) {
  const station = useStation()
  const hasNews = moments !== null && moments.news.length > 0 && isOpenOn(station, '/homepage/noticias')
  return (
    <div className={hasNews ? css.services : css.alone}>
      <Stack gap={16}>
        {moments?.appointments ? <NextAppointment list={moments.appointments} /> : null}
        <ServiceTiles member={member} moments={moments} />
      </Stack>
      {hasNews ? <LatestNews news={moments.news} /> : null}
    </div>
  )
}

/** Shows the next appointment, or that nothing is booked (LEG-03, CTB-03, HEA-02). */
function NextAppointment({ list }: { list: NonNullable<HomeMoments['appointments']> }) {
  const { timezone } = useStation()
  const [next] = list
  const { services } = texts
  const at = next?.at
  return (
    <section className={css.next} aria-label={services.next}>
      <span className={css.sheet} aria-hidden>
        {at ? formatDate(at, timezone).slice(0, 2) : <Icon name="calendar" size={24} />}
      </span>
      <div className={css.words}>
        <p className={css.what}>{next?.name ?? services.next}</p>
        <p className={css.when}>
          {at
            ? services.at(formatDate(at, timezone), formatTime(at, timezone))
            : next
              ? services.asked
              : services.none}
        </p>
      </div>
      <ButtonLink
        href={next?.page ?? '/homepage/saude'}
        variant="secondary"
        width="phone"
        className={css.ways}
      >
        {next ? services.see : services.ask}
      </ButtonLink>
    </section>
  )
}

/** Shows the services that are open on the station, with a line of what is going on in each. */
function ServiceTiles({ member, moments }: Begin) {
  const station = useStation()
  const { timezone } = station
  const tiles = serviceTiles([
    ...entriesFor(station, 'tile'),
    ...entriesFor({ ...station, opens: member.opens }, 'account'),
  ])
  return (
    <nav aria-label={texts.tiles.label}>
      <ul className={css.tiles}>
        {tiles.map(({ href, label }) => (
          <li key={href} className={css.tile}>
            <Link to={href} className={css.tileLink}>
              <span className={css.tileName}>{label}</span>
              <span className={css.tileLine}>{lineOf(href, moments, timezone)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function LatestNews({ news }: Pick<HomeMoments, 'news'>) {
  const { timezone } = useStation()
  return (
    <section aria-labelledby="news">
      <div className={css.head}>
        <Heading level={2} size="card" id="news">
          {texts.news.title}
        </Heading>
        <TextLink href="/homepage/noticias" kind="stand">
          {texts.news.all}
        </TextLink>
      </div>
      <ul className={css.list}>
        {news.map(({ id, title, publishedAt }) => (
          <li key={id}>
            <Link to={`/homepage/noticias/${id}`} className={css.newsLink}>
              <span className={css.date}>{formatDate(publishedAt, timezone)}</span>
              <span className={css.newsTitle}>{title}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
