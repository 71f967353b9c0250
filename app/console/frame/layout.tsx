import { data, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node'
import { NavLink, Outlet, useLoaderData } from '@remix-run/react'
import { errorWords, statusOf, type WayHome } from '../../routing/error-page.tsx'
import { takeFlash } from '../../session/flash.server.ts'
import { LogoutButton } from '../../session/logout-button.tsx'
import { requireAdult } from '../../station/require-adult.ts'
import { useStation } from '../../station/use-station.ts'
import { Badge } from '../../ui/badge.tsx'
import { Icon, type IconName } from '../../ui/icon.tsx'
import { TextLink } from '../../ui/link.tsx'
import { ToastRegion } from '../../ui/toast.tsx'
import * as css from '../gestao.css.ts'
import { requireOwner } from '../owner/owner.server.ts'
import { texts } from '../texts.ts'
import { LeaveGuard } from './leave-guard.tsx'

export const meta: MetaFunction = ({ location, error }) => [
  { title: error ? errorWords(statusOf(error)).title : titleOf(location.pathname) },
  { name: 'robots', content: 'noindex' },
]

/** Named like the entry of the rail that a page stands under. */
function titleOf(path: string): string {
  const inside = Object.entries(texts.nav).filter(([href]) => path === href || path.startsWith(`${href}/`))
  return texts.pageTitle(inside.at(-1)?.[1] ?? '')
}

const icons: Record<keyof typeof texts.nav, IconName> = {
  '/gestao': 'home',
  '/gestao/atividades': 'star',
  '/gestao/parceiros': 'users',
  '/gestao/aparencia': 'image',
  '/gestao/secoes': 'activities',
  '/gestao/paginas': 'document',
  '/gestao/dados': 'settings',
  '/gestao/dominio': 'external',
  '/gestao/evento': 'calendar',
  '/gestao/historico': 'clock',
}

export async function loader(args: LoaderFunctionArgs) {
  await requireOwner(args)
  requireAdult(args)
  const { flash, headers } = await takeFlash(args.context, args.request)
  return data({ flash }, { headers })
}

const overview: WayHome = { href: '/gestao', label: texts.backToOverview, reload: false }

/** The owners' area: a rail on desktop, a row of links on phones. */
export default function ManagementLayout() {
  const { flash } = useLoaderData<typeof loader>()
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
        <ul className={css.links}>
          {(Object.keys(texts.nav) as (keyof typeof texts.nav)[]).map((href) => (
            <li key={href} className={css.here}>
              <NavLink to={href} end={href === '/gestao'} className={css.link}>
                <Icon name={icons[href]} />
                {texts.nav[href]}
              </NavLink>
            </li>
          ))}
          {texts.soonItems.map((label) => (
            <li key={label} className={css.soon}>
              {label} <Badge>{texts.soon}</Badge>
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
      <ToastRegion toasts={flash ? [{ ...flash, tone: flash.kind }] : []} />
    </div>
  )
}
