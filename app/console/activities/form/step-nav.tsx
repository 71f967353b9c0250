import { cx } from '../../../ui/class-names.ts'
import * as css from './form.css.ts'
import { type Step, steps } from './steps.ts'
import { texts } from './texts.ts'

type Props = {
  step: Step
  /** Of one that is not made yet there is the first step only. */
  isNew: boolean
}

/**
 * The steps of the form, of which it is one. Each is a button of the form, so that nothing that was typed is lost on the
 * way: a draft is saved with it, what is published asks first.
 */
export const StepNav = ({ step, isNew }: Props) => (
  <nav aria-label={texts.steps.label} className={css.steps}>
    <p className={css.where}>{texts.steps.where(steps.indexOf(step) + 1, steps.length)}</p>
    <ol className={css.stepList}>
      {steps.map((one) => (
        <li key={one} className={css.stepItem}>
          {one === step ? (
            <span className={cx(css.step, css.current)} aria-current="step">
              <span className={css.mark} aria-hidden />
              {texts.steps[one]}
            </span>
          ) : isNew ? (
            <span className={css.step}>
              <span className={css.mark} aria-hidden />
              {texts.steps[one]}
            </span>
          ) : (
            <button type="submit" name="ir" value={one} className={cx(css.step, css.way)}>
              <span className={css.mark} aria-hidden />
              {texts.steps[one]}
            </button>
          )}
        </li>
      ))}
    </ol>
  </nav>
)
