import { Link, useLocation } from '@remix-run/react'
import type { Member } from '../../../session/member.ts'
import { entriesFor, isOpenOn } from '../../../station/navigation.ts'
import { SchemeSwitch } from '../../../station/scheme-switch.tsx'
import { useStation } from '../../../station/use-station.ts'
import { Avatar } from '../../../ui/avatar.tsx'
import { srOnly } from '../../../ui/global.css.ts'
import { Icon } from '../../../ui/icon.tsx'
import * as css from './account-menu.css.ts'
import { texts } from './texts.ts'

/** The page that has all entries; where a station has closed it they stand in the menu. */
const hub = { href: '/homepage/conta', label: texts.allOfAccount, icon: 'account' } as const

/** Shows the person, the way to all that is theirs, and out: opens without scripts, closes when one goes somewhere (HOM-10). */
export function AccountMenu({ member }: { member: Member }) {
  const { key } = useLocation()
  const station = useStation()
  const entries = isOpenOn(station, hub.href)
    ? [hub]
    : entriesFor({ ...station, opens: member.opens }, 'account')
  return (
    <details className={css.menu} key={key} data-menu>
      <summary className={css.summary}>
        <Avatar name={member.name} size={32} decorative {...(member.image && { src: member.image })} />
        <span className={srOnly}>{texts.account}</span>
        <span className={css.chevron}>
          <Icon name="chevronDown" size={16} />
        </span>
      </summary>
      <div className={css.panel}>
        <div className={css.person}>
          <p className={css.name}>{member.name}</p>
          <p className={css.email}>{member.email}</p>
        </div>
        {entries.map(({ href, label, icon }) => (
          <Link key={href} to={href} reloadDocument={!href.startsWith('/homepage')} className={css.item}>
            <Icon name={icon} />
            {label}
          </Link>
        ))}
        {member.isOfTeam ? (
          <Link to="/gestao" className={css.item}>
            <Icon name="settings" />
            {texts.management}
          </Link>
        ) : null}
        <SchemeSwitch />
        <form noValidate method="post" action="/logout">
          <button type="submit" className={css.item}>
            <Icon name="logout" />
            {texts.logout}
          </button>
        </form>
      </div>
    </details>
  )
}
