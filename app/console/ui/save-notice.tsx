import { ErrorSnackbar } from '../../forms/form-errors.tsx'
import { useOccasion } from '../../forms/use-occasion.ts'
import { Alert } from '../../ui/alert.tsx'
import { ErrorSummary } from '../../ui/error-summary.tsx'
import { type Fields, fieldNamed } from '../fields/field.ts'
import type { SaveProblem } from '../owner/save-problem.server.ts'
import { Comparison } from './comparison.tsx'
import { ownerTexts } from './texts.ts'
import { useFocusWrong } from './use-focus-wrong.ts'

/**
 * Over a form that came back: what was wrong, in the snackbar too (VAL-13), or who was faster and what they have where one
 * has something else. What stands under it is not saved: leaving asks.
 */
export const SaveNotice = ({
  problem,
  fields,
}: {
  problem: SaveProblem | null | undefined
  /** Those of its form: they are named. */
  fields?: Fields
}) => (problem ? <Problem problem={problem} fields={fields} /> : null)

type ProblemProps = { problem: SaveProblem; fields: Fields | undefined }

function Problem({ problem, fields }: ProblemProps) {
  const notice = useFocusWrong(problem, Object.keys(problem.fields))
  return (
    <div data-unsaved ref={notice} tabIndex={-1}>
      <Notice problem={problem} fields={fields} />
    </div>
  )
}

function Notice({ problem, fields: described = [] }: ProblemProps) {
  const occasion = useOccasion('gestao', problem)
  const { conflict, fields, messages } = problem
  if (conflict)
    return (
      <Alert tone="warning" live title={ownerTexts.conflict.title(conflict.who)}>
        <p>{conflict.differences.length > 0 ? ownerTexts.conflict.text : ownerTexts.conflict.same}</p>
        <Comparison
          rows={conflict.differences}
          heads={[ownerTexts.conflict.theirs(conflict.who), ownerTexts.conflict.mine]}
        />
        {conflict.replaces ? <p>{ownerTexts.conflict.replace}</p> : null}
      </Alert>
    )
  const list = Object.entries(fields).map(([name, message]) => ({
    message,
    fieldId: name,
    label: fieldNamed(described, name)?.label,
  }))
  return (
    <>
      <ErrorSummary problems={list.length > 0 ? list : messages.map((message) => ({ message }))} />
      <ErrorSnackbar occasion={occasion} message={list[0]?.message} />
    </>
  )
}
