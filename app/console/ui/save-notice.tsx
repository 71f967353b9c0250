import { useOccasion } from '../../forms/use-occasion.ts'
import { Alert } from '../../ui/alert.tsx'
import { ErrorSummary } from '../../ui/error-summary.tsx'
import { type Fields, fieldNamed } from '../fields/field.ts'
import { fieldId } from '../fields/form-context.ts'
import type { SaveProblem } from '../owner/save-problem.server.ts'
import { Comparison } from './comparison.tsx'
import { ownerTexts } from './texts.ts'
import { Unsaved } from './unsaved.tsx'

/**
 * Over a form that came back: what was wrong, each beside its field too, or who was faster and what they have where one
 * has something else. What stands under it is not saved: leaving asks.
 */
export const SaveNotice = ({ problem, ...form }: FormProps & { problem: SaveProblem | null | undefined }) =>
  problem ? (
    <Unsaved problem={problem} fieldIds={Object.keys(problem.fields).map((name) => fieldId(name, form.form))}>
      <Notice problem={problem} {...form} />
    </Unsaved>
  ) : null

type FormProps = {
  /** Those of its form: they are named. */
  fields?: Fields | undefined
  /** Which of its page's forms it is, where there are several. */
  form?: string | undefined
}
type ProblemProps = FormProps & { problem: SaveProblem }

function Notice({ problem, fields: described = [], form }: ProblemProps) {
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
    fieldId: fieldId(name, form),
    label: fieldNamed(described, name)?.label,
  }))
  // Each answer is read out, the same words again too.
  return (
    <ErrorSummary
      key={occasion}
      problems={list.length > 0 ? list : messages.map((message) => ({ message }))}
    />
  )
}
