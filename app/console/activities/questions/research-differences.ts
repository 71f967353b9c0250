import type { Difference } from '../../fields/differences.ts'
import { valueAt } from '../../fields/place.ts'
import { texts } from './texts.ts'

/**
 * What a change did to the questions of an activity, as its audit line has it: texts by the numbers of questions and feedbacks,
 * those that differ. Pure.
 */
export function researchDifferences(before: unknown, after: unknown): Difference[] {
  const at = (place: string) => [valueAt(before, place), valueAt(after, place)] as const
  const [theirs, mine] = at('body.research.order')
  const isMoved = typeof theirs === 'string' && typeof mine === 'string'
  const anonymity = at('body.research.anonymous')
  return numbered([
    ...entriesOf(...at('body.research.questions'), texts.history.question),
    ...(isMoved ? [{ label: texts.history.order, theirs, mine }] : []),
    ...(anonymity[0] === anonymity[1]
      ? []
      : [{ label: texts.anonymous.changed, theirs: String(anonymity[0]), mine: String(anonymity[1]) }]),
    ...entriesOf(...at('body.research.feedbacks'), texts.history.feedback),
  ])
}

type Words = { fresh: string; changed: string; removed: string }

function entriesOf(before: unknown, after: unknown, words: Words): Difference[] {
  const [one, two] = [textsIn(before), textsIn(after)]
  return [...new Set([...one.keys(), ...two.keys()])].map((id) => {
    const [theirs, mine] = [one.get(id), two.get(id)]
    const label = theirs === undefined ? words.fresh : mine === undefined ? words.removed : words.changed
    return { label, theirs: theirs ?? '', mine: mine ?? '' }
  })
}

/** Lines of before there were questions have other things there, or nothing. */
const textsIn = (value: unknown): ReadonlyMap<string, string> =>
  new Map(
    Object.entries(typeof value === 'object' && value !== null ? value : {}).flatMap(([id, text]) =>
      typeof text === 'string' ? [[id, text] as const] : [],
    ),
  )

/** Labels that come again are told apart: `Pergunta nova (2)`. */
function numbered(list: readonly Difference[]): Difference[] {
  const counts = new Map<string, number>()
  return list.map((one) => {
    const times = (counts.get(one.label) ?? 0) + 1
    counts.set(one.label, times)
    return times === 1 ? one : { ...one, label: `${one.label} (${times})` }
  })
}
