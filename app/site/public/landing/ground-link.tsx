import { Link } from '@remix-run/react'
import type { ReactNode } from 'react'
import * as css from './ground-link.css.ts'

type GroundLinkProps = { href: string; look?: keyof typeof css.links; children: ReactNode }

/** Shows a button-like link on the hero, the brand band or a picture. */
export const GroundLink = ({ href, look = 'solid', children }: GroundLinkProps) => (
  <Link to={href} className={css.links[look]}>
    {children}
  </Link>
)
