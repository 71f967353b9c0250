import type { ReactNode } from 'react'
import * as css from './stat.css.ts'

type StatProps = {
  label: string
  /** `<Points size="large" …/>`: the figure large, the unit small. */
  children: ReactNode
  /** A link or a word of context under the figure. */
  below?: ReactNode
}

/** Shows one number that matters, such as the balance. */
export const Stat = ({ label, children, below }: StatProps) => (
  <div className={css.stat}>
    <p className={css.label}>{label}</p>
    <p>{children}</p>
    {below ? <div className={css.below}>{below}</div> : null}
  </div>
)
