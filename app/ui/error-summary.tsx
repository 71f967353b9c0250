import { Alert } from './alert.tsx'
import * as css from './error-summary.css.ts'
import { uiTexts } from './texts.ts'

export type FormProblem = {
  message: string
  /** The control to go to. */
  fieldId?: string | undefined
  /** What it is called, where the message does not say it. */
  label?: string | undefined
}
type ErrorSummaryProps = { problems: readonly FormProblem[]; title?: string }

/** On top of a form that came back: every problem, each a way to its field. Nothing when there is none. */
export function ErrorSummary({ problems, title = uiTexts.errorSummary }: ErrorSummaryProps) {
  if (problems.length === 0) return null
  const [only] = problems
  if (problems.length === 1 && only && !only.fieldId) return <Alert tone="error" live title={only.message} />
  return (
    <Alert tone="error" live title={title}>
      <ul className={css.list}>
        {problems.map((problem) => (
          <li key={`${problem.fieldId} ${problem.message}`}>
            {problem.fieldId ? (
              <a className={css.link} href={`#${problem.fieldId}`}>
                {problem.label ? `${problem.label}: ` : null}
                {problem.message}
              </a>
            ) : (
              problem.message
            )}
          </li>
        ))}
      </ul>
    </Alert>
  )
}
