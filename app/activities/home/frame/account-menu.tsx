import { Link, useLocation } from '@remix-run/react'
import type { Member } from '../../../session/member.ts'
import { entriesFor } from '../../../station/navigation.ts'
import { useStation } from '../../../station/use-station.ts'
import { Avatar } from '../../../ui/avatar.tsx'
import { srOnly } from '../../../ui/global.css.ts'
import { Icon } from '../../../ui/icon.tsx'
import * as css from './account-menu.css.ts'
import { texts } from './texts.ts'

/** Shows the person and what belongs to them: opens without scripts, closes when one goes somewhere. */
export function AccountMenu({ member }: { member: Member }) {
  const { key } = useLocation()
  const station = useStation()
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
        {entriesFor({ ...station, opens: member.opens }, 'account').map(({ href, label, icon }) => (
          <Link key={href} to={href} reloadDocument={!href.startsWith('/homepage')} className={css.item}>
            <Icon name={icon} />
            {label}
          </Link>
        ))}
        {member.isOwner ? (
          <Link to="/gestao" className={css.item}>
            <Icon name="settings" />
            {texts.management}
          </Link>
        ) : null}
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
