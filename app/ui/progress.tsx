import { assignInlineVars } from '@vanilla-extract/dynamic'
import { srOnly } from './global.css.ts'
import { Icon } from './icon.tsx'
import * as css from './progress.css.ts'
import { uiTexts } from './texts.ts'

type ProgressProps = {
  value: number
  max: number
  /** The name of what progresses; shown above the bar. */
  label: string
  /** Instead of the percentage at the end of the line: '3 de 5'. */
  detail?: string
}

/** Shows the progress of a journey or a goal. */
export function Progress({ value, max, label, detail }: ProgressProps) {
  const part = max > 0 ? Math.min(1, Math.max(0, value / max)) : 0
  const percent = `${Math.round(part * 100)}%`
  return (
    <div className={css.progress}>
      <div className={css.words}>
        <span>{label}</span>
        <span className={css.detail}>{detail ?? percent}</span>
      </div>
      <Bar label={label} percent={percent} value={value} max={max} />
    </div>
  )
}

type BarProps = { label: string; percent: string; value: number; max: number }
const Bar = ({ label, percent, value, max }: BarProps) => (
  <div
    className={css.rail}
    role="progressbar"
    aria-label={label}
    aria-valuemin={0}
    aria-valuemax={max}
    aria-valuenow={value}
  >
    <div className={css.bar} style={assignInlineVars({ [css.share]: percent })} />
  </div>
)

/** Shows 'Passo 2 de 4' over a thin bar: the position in a wizard. */
export function StepProgress({ current, total, title }: { current: number; total: number; title?: string }) {
  const label = uiTexts.step(current, total)
  return (
    <div className={css.progress}>
      <p className={css.words}>
        <span>{label}</span>
        {title ? <span>{title}</span> : null}
      </p>
      <Bar label={label} percent={`${(current / total) * 100}%`} value={current} max={total} />
    </div>
  )
}

export type Step = { label: string; state: 'done' | 'current' | 'next' }

/** Shows the stations of a longer way: an order, a journey. */
export const Stepper = ({ steps, label }: { steps: readonly Step[]; label: string }) => (
  <ol className={css.steps} aria-label={label}>
    {steps.map((step, index) => (
      <li
        key={step.label}
        className={css.step}
        data-state={step.state}
        aria-current={step.state === 'current' ? 'step' : undefined}
      >
        <span className={css.disc} aria-hidden>
          {step.state === 'done' ? <Icon name="check" size={16} /> : index + 1}
        </span>
        <span>
          {step.label}
          {step.state === 'done' ? <span className={srOnly}> ({uiTexts.activity.done})</span> : null}
        </span>
      </li>
    ))}
  </ol>
)
