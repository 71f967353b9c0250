import type { ReactNode } from 'react'
import { MadeCover } from './made-cover.tsx'
import * as css from './nothing-yet.css.ts'
import { type ObjectName, ObjectPicture } from './object-picture.tsx'

type NothingYetProps = {
  /** What will stand here. */
  object: ObjectName
  /** One sentence, in the specified words. */
  children: string
  /** What comes here, and by what. */
  next: string
  action: ReactNode
}

/** Shows a page that nothing stands on yet, in the station's shapes: what will, and how to begin. */
export const NothingYet = ({ object, children, next, action }: NothingYetProps) => (
  <div className={css.card}>
    <div className={css.words}>
      <p className={css.said}>{children}</p>
      <p className={css.next}>{next}</p>
      {action}
    </div>
    <div className={css.picture}>
      <MadeCover name={children} plain fills />
      <ObjectPicture name={object} className={css.object} />
    </div>
  </div>
)
