import { Link } from '@remix-run/react'
import type { ReactNode } from 'react'
import * as css from './door-list.css.ts'
import { Icon, type IconName } from './icon.tsx'

export type Door = { href: string; label: string; icon: IconName }

/** Ways to pages of the member, one under the other on phones, in two columns beyond. */
export const DoorList = ({ doors, children }: { doors: readonly Door[]; children?: ReactNode }) => (
  <ul className={css.list}>
    {doors.map((door) => (
      <li key={door.href}>
        <Link to={door.href} reloadDocument={!/^\/(homepage|gestao)/.test(door.href)} className={css.door}>
          <DoorFace {...door} />
        </Link>
      </li>
    ))}
    {children}
  </ul>
)

/** Shows a way that is a form's button: leaving. */
export const DoorButton = (face: Omit<Door, 'href'>) => (
  <button type="submit" className={css.door}>
    <DoorFace {...face} />
  </button>
)

const DoorFace = ({ icon, label }: Omit<Door, 'href'>) => (
  <>
    <span className={css.mark}>
      <Icon name={icon} />
    </span>
    <span className={css.label}>{label}</span>
    <span className={css.mark}>
      <Icon name="chevronRight" size={16} />
    </span>
  </>
)
