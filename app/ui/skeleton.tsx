import { cx } from './class-names.ts'
import { srOnly } from './global.css.ts'
import * as css from './skeleton.css.ts'
import { uiTexts } from './texts.ts'

type SkeletonProps = { shape?: keyof typeof css.bones; width?: keyof typeof css.widths }

/** Shows a piece of what is coming. Silent: the place around it says that one waits (`SkeletonGroup`). */
export const Skeleton = ({ shape = 'text', width = 'full' }: SkeletonProps) => (
  <span className={cx(css.bones[shape], css.widths[width])} aria-hidden />
)

/** Shows the shape of an `ActivityCard`. */
export const SkeletonCard = () => (
  <div className={css.card}>
    <Skeleton shape="cover" />
    <div className={css.cardBody}>
      <Skeleton width="short" />
      <Skeleton width="long" />
      <Skeleton width="medium" />
    </div>
  </div>
)

/** Says once that its bones stand for something: 'Aguarde um momento...'. */
export const SkeletonGroup = ({ children, className }: { children: React.ReactNode; className?: string }) => (
  <div role="status" className={className}>
    <span className={srOnly}>{uiTexts.wait}</span>
    {children}
  </div>
)
