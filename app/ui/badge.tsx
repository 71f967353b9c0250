import { Link } from '@remix-run/react'
import type { ReactNode } from 'react'
import * as css from './badge.css.ts'
import { Icon, type IconName } from './icon.tsx'

type BadgeProps = { tone?: keyof typeof css.badges; icon?: IconName; children: ReactNode }

/** Shows a short state, never alone by colour. */
export const Badge = ({ tone = 'neutral', icon, children }: BadgeProps) => (
  <span className={css.badges[tone]}>
    {icon ? <Icon name={icon} size={16} /> : null}
    {children}
  </span>
)

type ChipProps = { href: string; current?: boolean; icon?: IconName; children: ReactNode }

/** Shows a filter that is a link. */
export const Chip = ({ href, current = false, icon, children }: ChipProps) => (
  <Link to={href} className={css.chip} aria-current={current ? 'true' : undefined} preventScrollReset>
    {icon ? <Icon name={icon} size={16} /> : null}
    {children}
  </Link>
)
