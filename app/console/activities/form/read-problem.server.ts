import { productsBody } from '#contract/activity-types/products.ts'
import { surveyBody } from '#contract/activity-types/research-body.ts'
import type { ManagedActivity } from '#contract/console/activities/schemas.ts'
import { type Field, isList } from '../../fields/field.ts'
import { type Values, valuesOf } from '../../fields/field-values.server.ts'
import { saveProblem } from '../../owner/save-problem.server.ts'
import { activityFields } from '../activity-fields.ts'
import { productProblems } from '../products/product-problems.ts'
import { researchProblems } from '../questions/research-problems.ts'
import type { ActivityProblem } from './activity-problem.tsx'

/** What the API refused, in the form's own names; what its questions miss, in words. @throws whatever is no refusal of the API */
export function readProblem(
  problem: unknown,
  typed: Values,
  timeZone: string,
  { id = 0, body }: { id?: number; body?: unknown } = {},
): ActivityProblem {
  const { conflict, fields, messages } = saveProblem(problem)
  const sold = sells(body) ? productsBody.schema.safeParse(body).data : undefined
  const asked = sold ? undefined : surveyBody.schema.safeParse(body ?? {}).data
  return {
    messages,
    ...(asked
      ? researchProblems(fields, id, asked.research)
      : sold
        ? productProblems(fields, id, sold)
        : { fields }),
    conflict: conflict && {
      who: conflict.who,
      tag: conflict.tag,
      saved: differing(conflict.value as ManagedActivity, typed, timeZone),
    },
  }
}

const sells = (body: unknown) => typeof body === 'object' && body !== null && 'products' in body

const longest = 300

/** The fields whose saved text is not what was typed. Fields that a form does not have are not compared. */
function differing(saved: ManagedActivity, typed: Values, timeZone: string) {
  const fields = activityFields(saved.type_id)
  const values = valuesOf(fields, saved, timeZone)
  return fields.flatMap((field) => {
    const { name, label } = field
    const text = values[name] ?? ''
    if (isList(field) || !isText(field) || !(name in typed)) return []
    if (normal(typed[name] ?? '') === normal(text)) return []
    return [{ label: String(label), text: text.length > longest ? `${text.slice(0, longest)}…` : text }]
  })
}

const isText = ({ kind }: Field) => !['picture', 'animation', 'flag', 'kept'].includes(kind)

/** Browsers send line ends their own way. */
const normal = (text: string) => text.replaceAll('\r\n', '\n').trim()
