import type { LinksFunction, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import {
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  type ShouldRevalidateFunction,
  useMatches,
  useRouteLoaderData,
} from '@remix-run/react'
import type { ReactNode } from 'react'
import { defaultBrand } from '#themes/brand.ts'
import { fontPreloads } from '#themes/fonts/preloads.ts'
import { schemesOf, themeStyle } from '#themes/theme-style.ts'
import { ErrorPage, errorWords, statusOf, useErrorStatus } from './routing/error-page.tsx'
import type { PageHandle } from './routing/page-handle.ts'
import { PageState } from './routing/page-state.tsx'
import { pageOwnerOf } from './session/page-owner.server.ts'
import { browserStation } from './station/browser-station.ts'
import { readConsent } from './station/consent.ts'
import { readScheme, type Scheme } from './station/scheme.ts'
import { acceptCookies } from './ui/accept-cookies.ts'
import { cookieNotice } from './ui/cookie-notice.server.tsx'
import { PageChange } from './ui/page-change.tsx'
import { previewBar } from './ui/preview-bar.server.tsx'
import { SkipLink } from './ui/skip-link.tsx'
import './ui/global.css.ts'
import './ui/cookie-notice.css.ts'

/**
 * Loads the data of every page: the station's injected configuration and its look (GAP-02), the cookie notice while it
 * is open (CON-01), and the owner of the page. It stays the same while one stays.
 */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const brand = context.station?.config.brand ?? defaultBrand
  return {
    station: context.station && browserStation(context.station),
    theme: themeStyle(brand),
    themeColors: { claro: brand.colors.primary, escuro: schemesOf(brand).dark.color.page },
    scheme: readScheme(request.headers.get('cookie')),
    preloads: fontPreloads(brand),
    siteScript: context.siteScript,
    nonce: context.cspNonce,
    isPreview: context.station?.isPreview ?? false,
    pageOwner: await pageOwnerOf(context),
    previewBar: context.station?.questions && previewBar(context.station.questions),
    cookieNotice: context.station && openCookieNotice(request),
  }
}

function openCookieNotice(request: Request): string | null {
  return readConsent(request.headers.get('cookie')).cookies ? null : cookieNotice()
}

/** Loads anew when somebody logs in or out in this tab, which makes it theirs; doing so in another tab does not. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ formAction, currentUrl }) =>
  formAction !== undefined && !/^\/(homepage|gestao)(\/|$)/.test(currentUrl.pathname)

export const links: LinksFunction = () => []

/** Gives the title of pages without one of their own, and of errors: every page has one. */
export const meta: MetaFunction<typeof loader> = ({ data, error }) =>
  error
    ? [{ title: errorWords(statusOf(error)).title }, { name: 'robots', content: 'noindex' }]
    : [{ title: data?.station?.name ?? '' }]

export function Layout({ children }: { children: ReactNode }) {
  const data = useRouteLoaderData<typeof loader>('root')
  // What a preview shows stands at another address than its own: nothing of it runs.
  const pages = useMatches().map((match) => ({
    data: match.data,
    ...(match.handle as PageHandle | undefined),
  }))
  const isHydrated = pages.every(({ hydrate }) => hydrate !== false) && data?.isPreview !== true
  const refresh = pages.map(refreshOf).find(Boolean)
  const nonce = typeof window === 'undefined' ? data?.nonce : ''
  return (
    <html lang="pt-BR" data-station={data?.station?.id} data-tema={data?.scheme ?? undefined}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {data && <ThemeColor {...data} />}
        <Meta />
        {refresh && (
          <noscript>
            <meta httpEquiv="refresh" content={refresh} />
          </noscript>
        )}
        {data?.preloads.map((href) => (
          <link
            key={href}
            rel="preload"
            href={href}
            as="font"
            type="font/woff2"
            crossOrigin="anonymous"
            // Words can be read in the fallback's face, which is as wide; scripts make the first tap work.
            {...(isHydrated && { fetchpriority: 'low' })}
          />
        ))}
        <Links />
        {data?.station?.images.favicon && <link rel="icon" href={data.station.images.favicon} />}
        {data?.station && <link rel="manifest" href="/manifest.webmanifest" />}
        {data && !isHydrated && <script type="module" src={data.siteScript} />}
      </head>
      {/* The theme stands here, not at the top: browsers look for the charset in the first 1,024 bytes. */}
      <body style={data?.theme}>
        {data?.isPreview ? null : <SkipLink />}
        {data?.previewBar && (
          // biome-ignore lint/security/noDangerouslySetInnerHtml: our own markup, rendered by the loader
          <div dangerouslySetInnerHTML={{ __html: data.previewBar }} />
        )}
        {data?.cookieNotice && (
          <div
            data-cookie-notice
            onSubmit={acceptCookies}
            // biome-ignore lint/security/noDangerouslySetInnerHtml: our own markup, rendered by the loader
            dangerouslySetInnerHTML={{ __html: data.cookieNotice }}
          />
        )}
        {/* React 18 does not know `inert`. */}
        {data?.isPreview ? <div {...{ inert: '' }}>{children}</div> : children}
        {isHydrated && <PageChange />}
        {isHydrated && <PageState />}
        {isHydrated && <ScrollRestoration nonce={nonce} />}
        {isHydrated && <Scripts nonce={nonce} />}
      </body>
    </html>
  )
}

type ThemeColorProps = { scheme: Scheme | null; themeColors: Record<Scheme, string> }

/** Says the colour of the browser's own bars: of the chosen scheme, else of both. */
function ThemeColor({ scheme, themeColors }: ThemeColorProps) {
  if (scheme) return <meta name="theme-color" content={themeColors[scheme]} />
  return (
    <>
      <meta name="theme-color" content={themeColors.claro} media="(prefers-color-scheme: light)" />
      <meta name="theme-color" content={themeColors.escuro} media="(prefers-color-scheme: dark)" />
    </>
  )
}

/** Gives the page that a browser without scripts opens by itself, and when: '0;url=/proxima'. Pure. */
function refreshOf({ refreshTo, refreshSeconds = 0, data }: PageHandle & { data: unknown }): string | null {
  const next = refreshTo?.(data)
  return next ? `${refreshSeconds};url=${next}` : null
}

export default function App() {
  return <Outlet />
}

/** Shows an error that no area handled: in the station's look, with the next step, and no stack trace. */
export function ErrorBoundary() {
  return <ErrorPage status={useErrorStatus()} />
}
