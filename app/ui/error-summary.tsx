import { Alert } from './alert.tsx'
import * as css from './error-summary.css.ts'
import { uiTexts } from './texts.ts'

export type FormProblem = {
  message: string
  /** The control to go to. */
  fieldId?: string | undefined
  /** The page to go to, where it is mended on another one. */
  href?: string | undefined
  /** The label of the field, where the message does not name it. */
  label?: string | undefined
}
const targetOf = ({ fieldId, href }: FormProblem) => href ?? (fieldId ? `#${fieldId}` : undefined)

type ErrorSummaryProps = { problems: readonly FormProblem[]; title?: string }

/** Lists the problems of a form that came back, each with a link to its field. Nothing when there is none. */
export function ErrorSummary({ problems, title = uiTexts.errorSummary }: ErrorSummaryProps) {
  if (problems.length === 0) return null
  const [only] = problems
  if (problems.length === 1 && only && !targetOf(only))
    return <Alert tone="error" live title={only.message} />
  return (
    <Alert tone="error" live title={title}>
      <ul className={css.list}>
        {problems.map((problem) => (
          <li key={`${targetOf(problem)} ${problem.message}`}>
            {targetOf(problem) ? (
              <a className={css.link} href={targetOf(problem)}>
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
