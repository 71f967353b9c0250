import { researchLimits } from '#contract/activities/research/research-limits.ts'
import { fieldTexts } from '#contract/field-texts.ts'
import { mostLetters } from '#contract/most-letters.ts'
import { type Field, type FieldList, type Fields, needed, orNull } from '../../fields/field.ts'
import type { Asks } from '../types/type-form.ts'
import { texts } from './texts.ts'

const number: Field = { name: 'id', label: '', kind: 'number' }
const color = { kind: 'color', ...orNull, placeholder: texts.colorPlaceholder } as const
const looks: readonly Field[] = [
  { name: 'image', label: texts.picture, kind: 'picture', ...orNull },
  { name: 'color', label: texts.color, ...color },
  { name: 'textColor', label: texts.textColor, ...color },
]

const kind = { name: 'type', label: texts.kind, kind: 'numbered' } as const

/** Of what is a single choice and wants an answer anyway, neither is asked. */
const waysOf = ({ isAnonymous }: Asks): readonly Field[] => [
  isAnonymous
    ? { ...kind, options: texts.kindsOfAnonymous, help: texts.anonymous.noVideo }
    : { ...kind, options: texts.kinds },
  { name: 'required', label: texts.requiredField, kind: 'choice', options: texts.requiredOptions },
  { name: 'mask', label: texts.mask, kind: 'choice', options: texts.maskOptions },
]
const said = { kind: 'long', ...orNull, rows: 2 } as const
const explanations: readonly Field[] = [
  {
    name: 'messageForCorrectAnswer',
    label: texts.whenRight,
    help: texts.whenRightHelp,
    ...said,
    maxLength: mostLetters.question.message,
  },
  {
    name: 'messageForIncorrectAnswer',
    label: texts.whenWrong,
    help: texts.whenWrongHelp,
    ...said,
    maxLength: mostLetters.question.message,
  },
  {
    name: 'explanation',
    label: texts.why,
    help: texts.whyHelp,
    ...said,
    rows: 3,
    maxLength: mostLetters.question.explanation,
  },
]
const right: Field = { name: 'correct', label: texts.right, kind: 'flag' }
const speaksFor: Field = { name: 'feedbackId', label: texts.speaksFor, kind: 'numbered', empty: null }

const optionsOf = ({ hasRight, feedbacks }: Asks): FieldList => ({
  name: 'options',
  label: texts.option,
  each: [
    number,
    {
      name: 'label',
      label: texts.optionLabel,
      kind: 'text',
      maxLength: mostLetters.question.option,
      missing: fieldTexts.required,
    },
    ...(hasRight ? [right] : []),
    ...(feedbacks === 'choices' ? [speaksFor] : []),
    { name: 'place', label: texts.place, kind: 'whole', optional: true, maxLength: 3, isSaved: false },
    { name: 'copy', label: texts.copyOption, kind: 'flag', isSaved: false },
    ...looks,
  ],
  most: researchLimits.options,
  filledBy: ['label', 'image'],
  sortedBy: 'place',
})

/** What owners say of a question of a type. */
export const questionFields = (asks: Asks): Fields => [
  number,
  {
    name: 'question',
    label: texts.question,
    kind: 'long',
    rows: 2,
    maxLength: mostLetters.question.question,
    ...needed,
  },
  ...(asks.isSingle ? [] : waysOf(asks)),
  ...(asks.explains ? explanations : []),
  ...looks,
  { ...number, name: 'lastNumber', isSaved: false },
  optionsOf(asks),
]

/** What owners say of the feedbacks of a type: by the share of right answers, or by what options speak for. */
export const feedbackFields = ({ feedbacks }: Asks): Fields => [
  {
    name: 'feedbacks',
    label: texts.results.one,
    each: [
      number,
      {
        name: 'feedback',
        label: texts.results.feedback,
        kind: 'long',
        rows: 3,
        maxLength: mostLetters.feedback,
        missing: fieldTexts.required,
      },
      ...(feedbacks === 'score' ? [range] : []),
      { name: 'place', label: texts.place, kind: 'whole', optional: true, maxLength: 3, isSaved: false },
      {
        name: 'feedbackLottie',
        label: texts.results.animation,
        help: texts.results.animationHelp,
        kind: 'animation',
        ...orNull,
      },
    ],
    most: researchLimits.feedbacks,
    filledBy: ['feedback', 'feedbackLottie'],
    sortedBy: 'place',
  },
]
const range: Field = {
  name: 'range',
  label: texts.results.range,
  help: texts.results.rangeHelp,
  kind: 'decimal',
  empty: 100,
  maxLength: 6,
}

/** The fields of one entry of such a form. */
export const eachOf = (fields: Fields, list: string): readonly Field[] => {
  const found = fields.find(({ name }) => name === list)
  return found && 'each' in found ? found.each : []
}
