import { data, type LoaderFunctionArgs } from '@remix-run/node'
import { NavLink, Outlet, useLoaderData, useLocation } from '@remix-run/react'
import { useEffect, useRef } from 'react'
import type { WayHome } from '../../routing/error-page.tsx'
import { takeFlash } from '../../session/flash.server.ts'
import { LogoutButton } from '../../session/logout-button.tsx'
import { requireAdult } from '../../station/require-adult.ts'
import { requireStation } from '../../station/require-station.ts'
import { useStation } from '../../station/use-station.ts'
import { Icon } from '../../ui/icon.tsx'
import { TextLink } from '../../ui/link.tsx'
import { ToastRegion, toastPlace } from '../../ui/toast.tsx'
import { hasArea } from '../console-area.ts'
import { requireOwner } from '../owner/require-owner.server.ts'
import { consoleMeta } from '../ui/console-meta.ts'
import { navigation } from './areas.server.ts'
import * as css from './frame.css.ts'
import { LeaveGuard } from './leave-guard.tsx'
import { texts } from './texts.ts'

export const meta = consoleMeta()

export async function loader(args: LoaderFunctionArgs) {
  await requireOwner(args)
  requireAdult(args)
  const { flash, headers } = await takeFlash(args.context, args.request)
  // The areas stay on the server: with them every page would load what all others describe.
  const { config } = requireStation(args.context)
  const open = navigation.filter((nav) => hasArea(config, { nav }))
  return data({ flash, navigation: open }, { headers })
}

const overview: WayHome = {
  href: '/gestao',
  label: texts.backToOverview,
  reload: false,
  search: { action: '/gestao/atividades', name: 'busca' },
}

/** The owners' area: a rail on desktop, a row of links on phones. */
export default function ManagementLayout() {
  const { flash, navigation } = useLoaderData<typeof loader>()
  const { name } = useStation()
  const links = useShownLink()
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
        <ul ref={links} className={css.links}>
          {navigation.map(({ href, label, icon }) => (
            <li key={href} className={css.here}>
              <NavLink to={href} end={href === overview.href} className={css.link}>
                <Icon name={icon} />
                {label}
              </NavLink>
            </li>
          ))}
        </ul>
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

/** Keeps the entry of the page one is on in view: in low windows the rail is longer than the screen. */
function useShownLink() {
  const { pathname } = useLocation()
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => {
    if (!list.current) return
    const links = [...list.current.querySelectorAll('a')]
    const here = links.filter((link) => `${pathname}/`.startsWith(`${link.pathname}/`)).at(-1)
    if (!here) return
    // The list alone is moved: `scrollIntoView` would move the page, too.
    const [frame, entry] = [list.current.getBoundingClientRect(), here.getBoundingClientRect()]
    const isShown = entry.top >= frame.top && entry.bottom <= frame.bottom
    if (!isShown) list.current.scrollTop += entry.top - frame.top - (frame.height - entry.height) / 2
  }, [pathname])
  return list
}
