import * as css from './results.css.ts'

type BarProps = {
  /** 0 to 100. */
  percent: number
  /** The option's own colour. */
  color?: string | null
}

/** A share as a bar; its figure stands beside it as text. */
export const Bar = ({ percent, color }: BarProps) => (
  <svg className={css.bar} aria-hidden="true" focusable="false">
    <rect className={css.rail} width="100%" height="100%" rx="4" />
    <rect
      className={color ? undefined : css.filled}
      width={`${percent}%`}
      height="100%"
      rx="4"
      {...(color && { fill: color })}
    />
  </svg>
)

type DaysProps = { days: readonly { day: string; responses: number }[] }

const step = 10
const height = 100

/** Columns, one for each day that has answers; the table under it says the same. */
export function DayColumns({ days }: DaysProps) {
  const most = Math.max(1, ...days.map(({ responses }) => responses))
  return (
    <svg
      className={css.days}
      viewBox={`0 0 ${Math.max(days.length, 14) * step} ${height}`}
      preserveAspectRatio="none"
      aria-hidden="true"
      focusable="false"
    >
      {days.map(({ day, responses }, at) => {
        const tall = (responses / most) * height
        return (
          <rect
            key={day}
            className={css.filled}
            x={at * step + 1}
            y={height - tall}
            width={step - 2}
            height={tall}
          />
        )
      })}
    </svg>
  )
}
