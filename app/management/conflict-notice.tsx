import { Alert } from '../ui/alert.tsx'
import { ErrorSummary } from '../ui/error-summary.tsx'
import * as css from './gestao.css.ts'
import type { SaveProblem } from './owner.server.ts'
import { texts } from './texts.ts'

/** Over a form that came back: what was wrong, or who was faster and what is there now. */
export function SaveNotice({ problem }: { problem: SaveProblem | undefined }) {
  if (!problem) return null
  const { conflict, fields, messages } = problem
  if (conflict)
    return (
      <Alert tone="warning" live title={texts.conflict.title(conflict.who)}>
        <p>{texts.conflict.text}</p>
        <details>
          <summary>{texts.conflict.current}</summary>
          <pre className={css.code}>{JSON.stringify(conflict.value, null, 2)}</pre>
        </details>
      </Alert>
    )
  const list = Object.entries(fields).map(([name, message]) => ({ message, fieldId: name }))
  return <ErrorSummary problems={list.length > 0 ? list : messages.map((message) => ({ message }))} />
}
