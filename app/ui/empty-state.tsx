import type { ReactNode } from 'react'
import * as css from './empty-state.css.ts'
import { Icon, type IconName } from './icon.tsx'

type EmptyStateProps = {
  icon: IconName
  /** One sentence, in the specified words. */
  children: ReactNode
  action?: ReactNode
}

export const EmptyState = ({ icon, children, action }: EmptyStateProps) => (
  <div className={css.empty}>
    <span className={css.mark}>
      <Icon name={icon} size={32} />
    </span>
    <p className={css.words}>{children}</p>
    {action}
  </div>
)
