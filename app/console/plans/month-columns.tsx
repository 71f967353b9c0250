import * as css from './months.css.ts'

type MonthColumnsProps = {
  /** What is drawn, read out. */
  label: string
  values: readonly { month: string; value: number }[]
}

const step = 10
const height = 100

/** One column for each month, as tall as its share of the tallest; what is below nothing hangs below the line. The table under it says the same. */
export function MonthColumns({ label, values }: MonthColumnsProps) {
  const most = Math.max(0, ...values.map(({ value }) => value))
  const least = Math.min(0, ...values.map(({ value }) => value))
  const range = most - least || 1
  const line = (most / range) * height
  return (
    <svg
      className={css.columns}
      viewBox={`0 0 ${values.length * step} ${height}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={label}
      focusable="false"
    >
      {values.map(({ month, value }, at) => {
        const tall = (Math.abs(value) / range) * height
        const y = value >= 0 ? line - tall : line
        return (
          <rect key={month} className={css.column} x={at * step + 1} y={y} width={step - 2} height={tall} />
        )
      })}
      <rect
        className={css.line}
        x={0}
        y={Math.min(line, height - 1)}
        width={values.length * step}
        height={1}
      />
    </svg>
  )
}
