import { data, type LoaderFunctionArgs } from '@remix-run/node'
import { Outlet, useLoaderData } from '@remix-run/react'
import { getWaiting } from '#contract/console/endpoints.ts'
import type { WayHome } from '../../routing/error-page.tsx'
import { takeFlash } from '../../session/flash.server.ts'
import { LogoutButton } from '../../session/logout-button.tsx'
import { requireAdult } from '../../station/require-adult.ts'
import { requireStation } from '../../station/require-station.ts'
import { useStation } from '../../station/use-station.ts'
import { TextLink } from '../../ui/link.tsx'
import { ToastRegion, toastPlace } from '../../ui/toast.tsx'
import { hasArea } from '../console-area.ts'
import { isOpenTo } from '../owner/page-rights.ts'
import { requireTeammate } from '../owner/require-team.server.ts'
import { consoleMeta } from '../ui/console-meta.ts'
import { navigation } from './areas.server.ts'
import * as css from './frame.css.ts'
import { LeaveGuard } from './leave-guard.tsx'
import { Menu } from './menu.tsx'
import { texts } from './texts.ts'

export const meta = consoleMeta()

export async function loader(args: LoaderFunctionArgs) {
  const { teammate, api } = await requireTeammate(args)
  requireAdult(args)
  const [{ flash, headers }, waiting] = await Promise.all([
    takeFlash(args.context, args.request),
    api.call(getWaiting),
  ])
  // The areas stay on the server: with them every page would load what all others describe.
  const { config } = requireStation(args.context)
  const open = navigation.filter((nav) => hasArea(config, { nav }) && isOpenTo(nav.href, teammate.rights))
  return data({ flash, navigation: open, waiting, rights: teammate.rights }, { headers })
}

const overview: WayHome = {
  href: '/gestao',
  label: texts.backToOverview,
  reload: false,
  search: { action: '/gestao/busca', name: 'busca' },
}

/** The owners' area: a rail on desktop, its groups behind a button on phones. */
export default function ManagementLayout() {
  const { flash, navigation, waiting } = useLoaderData<typeof loader>()
  const { name } = useStation()
  return (
    <div className={css.page}>
      <nav className={css.rail} aria-label={texts.rail}>
        <div className={css.head}>
          <p className={css.brand}>{name}</p>
          <span className={css.visit}>
            <TextLink href="/?visita" kind="stand" icon="eye" newWindow>
              {texts.visit}
            </TextLink>
          </span>
        </div>
        <Menu navigation={navigation} waiting={waiting} />
        <div className={css.leave}>
          <TextLink href="/homepage" kind="stand" icon="home">
            {texts.members}
          </TextLink>
          <LogoutButton icon="logout">{texts.logout}</LogoutButton>
        </div>
      </nav>
      <main id="conteudo" tabIndex={-1} className={css.main}>
        <Outlet context={overview} />
        <LeaveGuard />
      </main>
      <ToastRegion id={toastPlace} toasts={flash ? [{ ...flash, tone: flash.kind }] : []} />
    </div>
  )
}
