import { NavLink } from '@remix-run/react'
import { entriesFor } from '../../../station/navigation.ts'
import { useStation } from '../../../station/use-station.ts'
import { Icon } from '../../../ui/icon.tsx'
import * as css from './member-bar.css.ts'
import { texts } from './texts.ts'

/** Shows the bar at the bottom of phones and tablets. */
export function MemberBar() {
  const station = useStation()
  return (
    <nav className={css.bar} aria-label={texts.shortcuts} data-print="hide">
      {entriesFor(station, 'main').map(({ href, label, icon }) => (
        <NavLink key={href} to={href} end={href === '/homepage'} className={css.item}>
          <Icon name={icon} size={24} />
          {label}
        </NavLink>
      ))}
    </nav>
  )
}
