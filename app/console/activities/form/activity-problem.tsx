import { Alert } from '../../../ui/alert.tsx'
import { ErrorSummary } from '../../../ui/error-summary.tsx'
import { TextLink } from '../../../ui/link.tsx'
import { fieldNamed } from '../../fields/field.ts'
import { Unsaved } from '../../ui/unsaved.tsx'
import { activityFields } from '../activity-fields.ts'
import type { ResearchProblemLink } from '../questions/research-problems.ts'
import * as css from './form.css.ts'
import { type Step, stepAddress, stepOfField } from './steps.ts'
import { texts } from './texts.ts'

export type ActivityProblem = {
  fields: Record<string, string>
  messages: string[]
  /** What is mended on the pages of its questions. */
  links?: ResearchProblemLink[]
  /** Where its owner wanted to go, and did not: what was typed is not on air yet. */
  stays?: string
  /** Who was faster, and what is saved now where it differs from what was typed: label and text. */
  conflict: { who: string; tag: string; saved: { label: string; text: string }[] } | null
}

/** Over a form that came back: what was wrong, or who was faster and what is there now. */
export const ProblemNotice = ({
  problem,
  ...form
}: Omit<Props, 'problem'> & { problem: ActivityProblem | undefined }) =>
  problem ? (
    <Unsaved problem={problem} fieldIds={Object.keys(problem.fields)}>
      <Notice problem={problem} {...form} />
    </Unsaved>
  ) : null

type Props = {
  problem: ActivityProblem
  typeId: number
  /** The step that is open, of which activity: fields of others are mended there. Null: it is not made yet. */
  open: { id: number; step: Step } | null
}

function Notice({ problem: { fields, messages, links = [], conflict, stays }, typeId, open }: Props) {
  if (stays && Object.keys(fields).length === 0)
    return (
      <Alert
        tone="warning"
        live
        title={texts.stay.title}
        action={
          <TextLink href={stays} kind="stand">
            {texts.stay.leave}
          </TextLink>
        }
      >
        {texts.stay.text}
      </Alert>
    )
  if (conflict)
    return (
      <Alert tone="warning" live title={texts.conflict.title(conflict.who)}>
        <p>{conflict.saved.length > 0 ? texts.conflict.text : texts.conflict.elsewhere}</p>
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
    ...wayTo(fieldId, open),
    label: fieldNamed(activityFields(typeId), fieldId)?.label,
  }))
  const list = [...ofFields, ...links]
  return <ErrorSummary problems={list.length > 0 ? list : messages.map((message) => ({ message }))} />
}

/** The field itself, or the step in which it stands. */
function wayTo(fieldId: string, open: Props['open']) {
  const step = stepOfField(fieldId)
  const isHere = open === null || step === open.step || fieldId === 'row'
  return isHere ? { fieldId } : { href: `${stepAddress(open.id, step)}#${fieldId}` }
}
