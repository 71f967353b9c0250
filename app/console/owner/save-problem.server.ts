import { ApiProblem } from '#contract/client.ts'
import { type Overtaken, overtakenSchema } from '#contract/console/schemas.ts'
import { type Difference, differencesOf } from '../fields/differences.ts'
import type { Fields } from '../fields/field.ts'
import { formName } from '../fields/place.ts'

/** Who was faster, what is there now, and the fields in which it differs from what was sent. */
export type Conflict = {
  who: string
  tag: string
  value: unknown
  differences: Difference[]
  /** A part was sent: sent again, now with the tag of what is there, it takes its place. */
  replaces: boolean
}
export type SaveProblem = { fields: Record<string, string>; messages: string[]; conflict: Conflict | null }

/** What was sent, and in which fields it is compared with what is there. */
export type SentPart = { value: unknown; fields: Fields }

/** What was wrong with what was sent, for the form it came from; that the platform failed, too (ERR-03). @throws whatever is no answer of the API */
export function saveProblem(problem: unknown, sent?: SentPart): SaveProblem {
  if (!(problem instanceof ApiProblem)) throw problem
  const { fields, messages, details } = problem.body
  return {
    fields: Object.fromEntries(
      // What is saved is the `value` of its call.
      Object.entries(fields ?? {}).map(([place, list]) => [
        formName(place.replace(/^value\./, '')),
        list[0] ?? '',
      ]),
    ),
    messages,
    conflict:
      problem.code === 'conflict' && details?.tag ? conflictOf(overtakenSchema.parse(details), sent) : null,
  }
}

/** Whoever removes a part sends nothing to compare. */
function conflictOf({ who, tag, value }: Overtaken, sent: SentPart | undefined): Conflict {
  const differences = sent ? differencesOf(sent.fields, value, sent.value) : []
  return { who, tag, value, differences, replaces: sent !== undefined }
}

/** The problem that wrong fields are; null when there are none. */
export const refusal = (fields: Record<string, string>): SaveProblem | null =>
  Object.keys(fields).length > 0 ? { fields, messages: [], conflict: null } : null
