import { Link } from '@remix-run/react'
import { type ObjectName, ObjectPicture } from '../ui/object-picture.tsx'
import * as css from './services.css.ts'

export type Door = { href: string; label: string; help: string; object: ObjectName }

/** Shows the menu of an area: what is behind each door, in one line. */
export const Doors = ({ label, list }: { label: string; list: readonly Door[] }) => (
  <nav aria-label={label}>
    <ul className={css.thirds}>
      {list.map(({ href, label, help, object }) => (
        <li key={href} className={css.cell}>
          <Link to={href} className={css.door}>
            <ObjectPicture name={object} size="small" />
            <span className={css.words}>
              <span className={css.name}>{label}</span>
              <span className={css.small}>{help}</span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  </nav>
)
