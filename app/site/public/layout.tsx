import { data, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node'
import { Outlet, useLoaderData } from '@remix-run/react'
import { getWebsiteSettings } from '#contract/site/public/endpoints.ts'
import type { WebsiteSettings } from '#contract/site/public/schemas.ts'
import { brandGround } from '#themes/theme-style.ts'
import { errorWords, statusOf } from '../../routing/error-page.tsx'
import { takeFlash } from '../../session/flash.server.ts'
import { asksAge } from '../../station/consent.ts'
import type { PortalContext } from '../../station/portal-context.ts'
import { requireStation } from '../../station/require-station.ts'
import { ToastRegion, toastPlace } from '../../ui/toast.tsx'
import { AgeGate } from './layout/age-gate.tsx'
import { DocumentDialog } from './layout/document-dialog.tsx'
import * as css from './layout/layout.css.ts'
import { MobileBar } from './layout/mobile-bar.tsx'
import { SiteFooter } from './layout/site-footer.tsx'
import { SiteHeader } from './layout/site-header.tsx'
import { pageMeta } from './page-meta.ts'

/** Documents: no React reaches the browser (ADR 4). */
export const handle = { hydrate: false }

/** Gives the title of a page that failed; every other page has its own. */
export const meta: MetaFunction<typeof loader> = ({ error, ...args }) =>
  error ? pageMeta(args, { title: errorWords(statusOf(error)).title, isListed: false }) : []

/** The documents that must be readable before one can answer the age gate. */
const documents = new Set(['/termos-de-uso', '/politica-de-privacidade'])

export async function loader({ context, request }: LoaderFunctionArgs) {
  const station = requireStation(context)
  const [settings, { flash, headers }] = await Promise.all([
    loadSettings(context, station.id),
    takeFlash(context, request),
  ])
  return data(
    {
      canonicalOrigin: station.canonicalOrigin,
      isListed: station.config.public,
      settings,
      // Over edge-to-edge pictures the header stands on the brand; everywhere else on the page.
      headerGround:
        station.config.brand.header.layout === 'overlay' ? brandGround(station.config.brand) : null,
      flash,
      isMember: context.sessionToken !== null,
      asksAge:
        asksAge(station.config, request.headers.get('cookie')) &&
        !documents.has(new URL(request.url).pathname),
    },
    { headers },
  )
}

/** Loads the menu; a failure leaves the page usable (TEN-11, ERR-06). */
async function loadSettings(context: PortalContext, stationId: number): Promise<WebsiteSettings> {
  try {
    return await context.api.call(getWebsiteSettings, { params: { stationId } })
  } catch (error) {
    context.reportError(error)
    return {
      navbar: { station_primary_logo: null, station_secondary_logo: null },
      footer: { company_logo: null },
      aboutList: { content: [] },
    }
  }
}

/** Shows the frame of every public page; where the age has to be told, nothing is shown before. */
export default function PublicLayout() {
  const { asksAge, settings, headerGround, isMember, flash } = useLoaderData<typeof loader>()
  if (asksAge) return <AgeGate />
  return (
    <div className={css.page}>
      <SiteHeader settings={settings} ground={headerGround} isMember={isMember} />
      <main id="conteudo" tabIndex={-1} className={css.main}>
        <Outlet />
      </main>
      <SiteFooter logo={settings.footer.company_logo} />
      <MobileBar isMember={isMember} />
      <DocumentDialog />
      <ToastRegion id={toastPlace} toasts={flash ? [{ ...flash, tone: flash.kind }] : []} />
    </div>
  )
}
