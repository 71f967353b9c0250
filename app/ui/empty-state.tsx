import type { ReactNode } from 'react'
import * as css from './empty-state.css.ts'
import { Icon, type IconName } from './icon.tsx'

type EmptyStateProps = {
  icon: IconName
  /** One sentence, in the specified words. */
  children: ReactNode
  action?: ReactNode
  /** Makes it a heading, where it is all that the page has to say. */
  isHeading?: boolean
}

export const EmptyState = ({ icon, children, action, isHeading = false }: EmptyStateProps) => (
  <div className={css.empty}>
    <span className={css.mark}>
      <Icon name={icon} size={32} />
    </span>
    {isHeading ? <h1 className={css.heading}>{children}</h1> : <p className={css.words}>{children}</p>}
    {action}
  </div>
)
