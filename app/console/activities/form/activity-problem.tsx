import { Alert } from '../../../ui/alert.tsx'
import { ErrorSummary } from '../../../ui/error-summary.tsx'
import { fieldNamed } from '../../fields/field.ts'
import { Unsaved } from '../../ui/unsaved.tsx'
import { activityFields } from '../activity-fields.ts'
import type { ResearchProblemLink } from '../questions/research-problems.ts'
import * as css from './form.css.ts'
import { texts } from './texts.ts'

export type ActivityProblem = {
  fields: Record<string, string>
  messages: string[]
  /** What is mended on the pages of its questions. */
  links?: ResearchProblemLink[]
  /** Who was faster, and what is saved now where it differs from what was typed: label and text. */
  conflict: { who: string; tag: string; saved: { label: string; text: string }[] } | null
}

/** Over a form that came back: what was wrong, or who was faster and what is there now. */
export const ProblemNotice = ({
  problem,
  typeId,
}: {
  problem: ActivityProblem | undefined
  typeId: number
}) =>
  problem ? (
    <Unsaved problem={problem} fieldIds={Object.keys(problem.fields)}>
      <Notice problem={problem} typeId={typeId} />
    </Unsaved>
  ) : null

type Props = { problem: ActivityProblem; typeId: number }

function Notice({ problem: { fields, messages, links = [], conflict }, typeId }: Props) {
  if (conflict)
    return (
      <Alert tone="warning" live title={texts.conflict.title(conflict.who)}>
        <p>{texts.conflict.text}</p>
        <dl className={css.differences}>
          {conflict.saved.map(({ label, text }) => (
            <div key={label}>
              <dt>
                <strong>{label}</strong>
              </dt>
              <dd className={css.saved}>{text || texts.conflict.empty}</dd>
            </div>
          ))}
        </dl>
      </Alert>
    )
  const ofFields = Object.entries(fields).map(([fieldId, message]) => ({
    message,
    fieldId,
    label: fieldNamed(activityFields(typeId), fieldId)?.label,
  }))
  const list = [...ofFields, ...links]
  return <ErrorSummary problems={list.length > 0 ? list : messages.map((message) => ({ message }))} />
}
