import { Link } from '@remix-run/react'
import { type Period, periodQuery } from './period.ts'
import { statementPaths } from './statement-paths.ts'
import * as css from './statement-tabs.css.ts'
import { texts } from './texts.ts'

/** The tabs of the statement by their addresses: all of it, and the two of the specification (PTS-02). */
export const tabs = { tudo: 'all', premiacao: 'earned', utilizados: 'used' } as const
export type Tab = keyof typeof tabs

/** Gives the tab that an address asks for; all of it where it asks for none. Pure. */
export function tabOf(query: URLSearchParams): Tab {
  const asked = query.get('aba')
  return asked === 'premiacao' || asked === 'utilizados' ? asked : 'tudo'
}

/** Gives the address of a tab at its newest line, in a period. Pure. */
export function tabHref(tab: Tab, period: Period = { from: '', to: '' }): string {
  const query = new URLSearchParams(periodQuery(period))
  if (tab !== 'tudo') query.set('aba', tab)
  return query.size > 0 ? `${statementPaths.page}?${query}` : statementPaths.page
}

/** Shows what of the statement one sees, as links; the period stays. */
export const StatementTabs = ({ current, period }: { current: Tab; period: Period }) => (
  <nav aria-label={texts.tabs}>
    <ul className={css.chips}>
      {(Object.keys(tabs) as Tab[]).map((tab) => (
        <li key={tab}>
          <Link
            to={tabHref(tab, period)}
            className={css.chip}
            aria-current={tab === current ? 'page' : undefined}
            preventScrollReset
          >
            <strong className={css.short}>{texts[tabs[tab]].short}</strong>{' '}
            <span className={css.whole}>{texts[tabs[tab]].tab}</span>
          </Link>
        </li>
      ))}
    </ul>
  </nav>
)
