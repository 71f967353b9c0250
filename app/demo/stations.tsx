import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { themeStyle } from '#themes/theme-style.ts'
import { Text } from '../ui/text.tsx'
import * as css from './stations.css.ts'
import { texts } from './texts.ts'

export const handle = { hydrate: false }
export const meta: MetaFunction = () => [{ title: texts.stations.title }]

/** Loads the list of stations at the root host, each in its own look. Demo only (TEN-01). */
export async function loader({ context }: LoaderFunctionArgs) {
  if (!context.demo || context.station) throw new Response(null, { status: 404 })
  const stations = await context.demo.stations()
  return { stations: stations.map(({ brand, ...station }) => ({ ...station, theme: themeStyle(brand) })) }
}

export default function Stations() {
  const { stations } = useLoaderData<typeof loader>()
  return (
    <main id="conteudo" tabIndex={-1} className={css.page}>
      <header className={css.head}>
        <h1>{texts.stations.title}</h1>
        <p>{texts.stations.lead}</p>
      </header>
      <ul className={css.grid}>
        {stations.map((station) => (
          <li key={station.slug} style={station.theme} className={css.card}>
            <a className={css.link} href={station.origin}>
              <span className={css.face}>
                {station.logo ? (
                  <img src={station.logo} alt="" height={48} className={css.logo} />
                ) : (
                  <span className={css.wordmark}>{station.name}</span>
                )}
              </span>
              <span className={css.body}>
                <strong className={css.name}>{station.name}</strong>
                <Text as="span" kind="smallMuted">
                  {station.description}
                </Text>
                <span className={css.host}>{new URL(station.origin).host}</span>
              </span>
            </a>
          </li>
        ))}
      </ul>
      <Text kind="smallMuted">
        {texts.stations.accounts} <a href="/__outbox">{texts.stations.outbox}</a> ·{' '}
        <a href="/__pagamentos">{texts.stations.payments}</a> · <a href="/__ui">{texts.stations.ui}</a> ·{' '}
        <a href="/api/docs">{texts.stations.api}</a>
      </Text>
    </main>
  )
}
