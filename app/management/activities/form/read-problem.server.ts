import type { ManagedActivity } from '#contract/management/activities/schemas.ts'
import { saveProblem } from '../../owner.server.ts'
import { texts } from '../texts.ts'
import { typeFormOf } from '../types/index.ts'
import type { ActivityProblem } from './activity-problem.tsx'
import { type Values, valuesOf } from './activity-values.server.ts'
import { errorsByRow } from './video-values.ts'

/** What the API refused, in the form's own names. @throws whatever is no refusal of the API */
export function readProblem(problem: unknown, typed: Values, timeZone: string): ActivityProblem {
  const { fields, messages, conflict } = saveProblem(problem)
  return {
    fields: errorsByRow(fields, typed),
    messages,
    conflict: conflict && {
      who: conflict.who,
      tag: conflict.tag,
      saved: differing(conflict.value as ManagedActivity, typed, timeZone),
    },
  }
}

const longest = 300

/** The fields whose saved value is not what was typed. Fields that a form does not have are not compared. */
function differing(saved: ManagedActivity, typed: Values, timeZone: string) {
  const { values } = valuesOf(saved, timeZone)
  const ownLabels = typeFormOf(saved.type_id)?.fields.map(
    ({ name, label }) => [`body.${name}`, label] as const,
  )
  const labels = new Map<string, string>([...labelled(), ...(ownLabels ?? [])])
  return [...labels].flatMap(([name, label]) => {
    const text = values[name] ?? ''
    if (!(name in typed) || normal(typed[name] ?? '') === normal(text)) return []
    return [{ label, text: text.length > longest ? `${text.slice(0, longest)}…` : text }]
  })
}

/** Browsers send line ends their own way. */
const normal = (text: string) => text.replaceAll('\r\n', '\n').trim()

function labelled(): [string, string][] {
  const names = [
    'name',
    'description',
    'rules',
    'points',
    'additional_cashback',
    'limitPerUser',
    'participationStart',
    'participationEnd',
    'feedback_message',
    'click_me_label',
    'priority',
    'priorityCarousel',
    'partner_id',
  ] as const
  return names.map((name) => [name, texts.form[name]])
}
