import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData, useLocation } from '@remix-run/react'
import type { Brand } from '#themes/brand.ts'
import { themeStyle } from '#themes/theme-style.ts'
import { Chip } from '../badge.tsx'
import { Container } from '../layout.tsx'
import { Heading } from '../text.tsx'
import { Actions } from './actions.tsx'
import { Cards } from './cards.tsx'
import { Data } from './data.tsx'
import { Feedback } from './feedback.tsx'
import { Forms } from './forms.tsx'
import { Foundations } from './foundations.tsx'
import * as css from './showcase.css.ts'
import type { Shown } from './specimen.tsx'

export const handle = { hydrate: true }
export const meta: MetaFunction = () => [{ title: 'Componentes' }, { name: 'robots', content: 'noindex' }]

/** Gives a 16:9 cover in the colours of a brand, as a data address. */
function coverOf({ colors }: Brand): string {
  const accent = colors.accent ?? colors.footer
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 360"><rect width="640" height="360" fill="${colors.primary}"/><circle cx="520" cy="70" r="190" fill="${accent}"/><path d="M0 360 260 90l270 270z" fill="${colors.footer}"/></svg>`
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}

/** Loads all components in the themes of all demo stations, or of the one named by `?estacao=`. Demo mode only. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  if (!context.demo) throw new Response(null, { status: 404 })
  const stations = await context.demo.stations()
  const wanted = new URL(request.url).searchParams.get('estacao')
  const shown = stations.filter(({ slug }) => slug === wanted)
  // Two stations may have one name: their parts of the page have not.
  const nameOf = ({ slug, name }: { slug: string; name: string }) =>
    stations.some((other) => other.name === name && other.slug !== slug) ? `${name} (${slug})` : name
  return {
    names: stations.map((station) => ({ slug: station.slug, name: nameOf(station) })),
    stations: (shown.length > 0 ? shown : stations).map(({ slug, name, brand }) => ({
      slug,
      name: nameOf({ slug, name }),
      theme: themeStyle(brand),
      cover: coverOf(brand),
    })),
  }
}

export default function Showcase() {
  const { names, stations } = useLoaderData<typeof loader>()
  const { search } = useLocation()
  const tab = new URLSearchParams(search).get('aba') ?? 'geral'
  return (
    <main id="conteudo" tabIndex={-1}>
      <Container className={css.top}>
        <Heading level={1}>Componentes</Heading>
      </Container>
      <nav className={css.index} aria-label="Estações">
        <Container>
          <ul className={css.indexList}>
            {names.map((station) => (
              <li key={station.slug}>
                <Chip
                  href={`?estacao=${station.slug}`}
                  current={stations.length === 1 && stations[0]?.slug === station.slug}
                >
                  {station.name}
                </Chip>
              </li>
            ))}
          </ul>
        </Container>
      </nav>
      {stations.map((station, index) => (
        <ThemedStation key={station.slug} {...station} index={index} tab={tab} />
      ))}
    </main>
  )
}

type ThemedStationProps = {
  slug: string
  name: string
  theme: Record<string, string>
  cover: string
  index: number
  tab: string
}

function ThemedStation({ slug, name, theme, cover, index, tab }: ThemedStationProps) {
  const position = index % 2 === 0 ? 'after' : 'before_currency'
  const shown: Shown = { slug, station: name, cover, currency: { name: 'pontos', multiplier: 1, position } }
  return (
    <div id={slug} className={css.station} style={theme}>
      <div className={css.banner} data-ground="fill">
        <Container>
          <Heading level={2} size="hero">
            {name}
          </Heading>
        </Container>
      </div>
      <Container>
        <Foundations shown={shown} />
        <Actions shown={shown} tab={tab} />
        <Forms shown={shown} />
        <Cards shown={shown} />
        <Feedback shown={shown} />
        <Data shown={shown} />
      </Container>
    </div>
  )
}
