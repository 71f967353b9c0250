import type { iconSize } from '#themes/scale.ts'
import * as css from './spinner.css.ts'
import { uiTexts } from './texts.ts'

type SpinnerProps = {
  size?: keyof typeof iconSize
  label?: string
  /** Beside a text that says the same. */
  decorative?: boolean
}

export const Spinner = ({ size = 24, label = uiTexts.wait, decorative = false }: SpinnerProps) => (
  <span
    className={css.rings[size]}
    {...(decorative ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
  />
)

/** Shows the waiting screen of D1§2: 'Aguarde um momento...'. */
export const Waiting = ({ label = uiTexts.wait }: { label?: string }) => (
  <div className={css.waiting} role="status">
    <span className={css.waitingRing}>
      <Spinner size={40} decorative />
    </span>
    <p>{label}</p>
  </div>
)
