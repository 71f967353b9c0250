import type { ReactNode } from 'react'
import * as css from './empty-state.css.ts'
import { type ObjectName, ObjectPicture } from './object-picture.tsx'

type EmptyStateProps = {
  /** What the place is about. */
  object: ObjectName
  /** One sentence, in the specified words. */
  children: ReactNode
  action?: ReactNode
  /** Makes it a heading, where it is all that the page has to say. */
  isHeading?: boolean
}

export const EmptyState = ({ object, children, action, isHeading = false }: EmptyStateProps) => (
  <div className={css.empty}>
    <ObjectPicture name={object} />
    {isHeading ? <h1 className={css.heading}>{children}</h1> : <p className={css.words}>{children}</p>}
    {action}
  </div>
)
