import { ErrorSnackbar } from '../forms/form-errors.tsx'
import { useOccasion } from '../forms/use-occasion.ts'
import { Alert } from '../ui/alert.tsx'
import { ErrorSummary } from '../ui/error-summary.tsx'
import { Comparison } from './comparison.tsx'
import { type FormPart, fieldLabel } from './field-label.ts'
import type { SaveProblem } from './owner.server.ts'
import { texts } from './texts.ts'
import { useFocusWrong } from './use-focus-wrong.ts'

/**
 * Over a form that came back: what was wrong, in the snackbar too (VAL-13), or who was faster and what they have where one
 * has something else. What stands under it is not saved: leaving asks.
 */
export const SaveNotice = ({
  problem,
  part,
}: {
  problem: SaveProblem | null | undefined
  /** Whose form it is: its fields are named. */
  part?: FormPart
}) => (problem ? <Problem problem={problem} part={part} /> : null)

type ProblemProps = { problem: SaveProblem; part: FormPart | undefined }

function Problem({ problem, part }: ProblemProps) {
  const notice = useFocusWrong(problem, Object.keys(problem.fields))
  return (
    <div data-unsaved ref={notice} tabIndex={-1}>
      <Notice problem={problem} part={part} />
    </div>
  )
}

function Notice({ problem, part }: ProblemProps) {
  const occasion = useOccasion('gestao', problem)
  const { conflict, fields, messages } = problem
  if (conflict)
    return (
      <Alert tone="warning" live title={texts.conflict.title(conflict.who)}>
        <p>{conflict.differences.length > 0 ? texts.conflict.text : texts.conflict.same}</p>
        <Comparison
          rows={conflict.differences}
          heads={[texts.conflict.theirs(conflict.who), texts.conflict.mine]}
        />
        {conflict.replaces ? <p>{texts.conflict.replace}</p> : null}
      </Alert>
    )
  const list = Object.entries(fields).map(([name, message]) => ({
    message,
    fieldId: name,
    label: fieldLabel(part, name),
  }))
  return (
    <>
      <ErrorSummary problems={list.length > 0 ? list : messages.map((message) => ({ message }))} />
      <ErrorSnackbar occasion={occasion} message={list[0]?.message} />
    </>
  )
}
