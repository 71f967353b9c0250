import { Link, useLocation } from '@remix-run/react'
import * as css from './tabs.css.ts'

export type Tab = { value: string; label: string; count?: number }
type TabsProps = {
  /** The name of the tabs, for the landmark. */
  label: string
  tabs: readonly Tab[]
  current: string
  /** The query parameter that carries the choice. */
  param?: string
  /** Parameters that belong to one view only, such as the place in its list. */
  without?: readonly string[]
}

/** Views of one page as links: `?aba=regulamento`. The page renders the chosen view. */
export function Tabs({ label, tabs, current, param = 'aba', without = [] }: TabsProps) {
  const { search } = useLocation()
  const hrefOf = (value: string) => {
    const query = new URLSearchParams(search)
    query.set(param, value)
    for (const other of without) query.delete(other)
    return `?${query}`
  }
  return (
    <nav aria-label={label}>
      <ul className={css.list}>
        {tabs.map((tab) => (
          <li key={tab.value}>
            <Link
              to={hrefOf(tab.value)}
              className={css.tab}
              aria-current={tab.value === current ? 'page' : undefined}
              preventScrollReset
            >
              {tab.label}
              {tab.count === undefined ? null : <span className={css.count}>{tab.count}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
