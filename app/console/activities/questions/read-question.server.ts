import { lastNumberOf } from '#contract/activities/research/numbers.ts'
import { hasOptions, questionTypes } from '#contract/activities/research/question-types.ts'
import { type Question, questionSchema, type Research } from '#contract/activities/research/research.ts'
import { type Values, valuesOf } from '../../fields/field-values.server.ts'
import type { FormDescription } from '../../fields/read-form.server.ts'
import type { Asks } from '../types/type-form.ts'
import { questionFields } from './fields.ts'
import { texts } from './texts.ts'

/** What the form of a question shows. A new one has its number already: sent again it is the same. Pure. */
export function questionValues(asks: Asks, research: Research, question: Question | undefined): Values {
  if (!question) return { id: String(lastNumberOf(research) + 1), type: String(questionTypes.single) }
  const { required } = question
  return {
    ...valuesOf(questionFields(asks), question),
    required: required === undefined ? '' : required ? 'yes' : 'no',
  }
}

/** How the form of a question is read, over what is there of it. Pure. */
export const questionForm = (
  asks: Asks,
  before: Question | undefined,
): FormDescription<typeof questionSchema> => ({
  fields: questionFields(asks),
  schema: questionSchema,
  before: before ?? {},
  complete: (value, typed) => {
    const type = asks.isSingle ? questionTypes.single : value.type
    return {
      ...value,
      type,
      ...('required' in typed && { required: requiredOf(typed.required) }),
      options: hasOptions(Number(type)) ? withCopies(value.options, typed) : [],
    }
  },
})

/** Ticked options a second time, each behind itself, with numbers and words of their own. */
function withCopies(options: unknown, typed: Values): unknown {
  if (!Array.isArray(options)) return options
  let last = Math.max(Number(typed.lastNumber) || 0, ...options.map(({ id }) => Number(id) || 0))
  const taken = new Set(options.map(({ label }) => String(label ?? '')))
  return options.flatMap((option, at) => {
    if (typed[`options[${at}].copy`] !== 'on') return [option]
    last += 1
    const label = labelOfCopy(String(option.label ?? ''), taken)
    taken.add(label)
    return [option, { ...option, id: last, label }]
  })
}

/** Two options do not read the same; as long as an option may be. */
function labelOfCopy(label: string, taken: ReadonlySet<string>): string {
  const nth = (number: number) => `${label.slice(0, 280)} ${texts.copyMark(number)}`
  let number = 1
  while (taken.has(nth(number))) number += 1
  return nth(number)
}

/** Left to its kind where nothing else is said. */
const requiredOf = (said: string | undefined) =>
  said === 'yes' || said === 'no' ? said === 'yes' : undefined
