import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { feedbackSchema, questionSchema } from '#contract/activities/research/research.ts'
import { discountCodeSchema, locationSchema, productSchema } from '#contract/activity-types/products.ts'
import {
  activityInputOf,
  collectionInputSchema,
  undoInputSchema,
} from '#contract/console/activities/schemas.ts'
import { eventInputSchema } from '#contract/console/calendar/schemas.ts'
import { accountabilityInputSchema, downloadInputSchema } from '#contract/console/documents/schemas.ts'
import { fuelInputSchema } from '#contract/console/fuel/schemas.ts'
import { drawInputSchema } from '#contract/console/lucky-numbers/schemas.ts'
import { newBlockSchema, takeAwaySchema } from '#contract/console/moderation/schemas.ts'
import { newsInputSchema } from '#contract/console/news/schemas.ts'
import { refundInputSchema } from '#contract/console/orders/schemas.ts'
import { partnerPersonSchema } from '#contract/console/partners/schemas.ts'
import {
  planInputSchema,
  subscriberChangeSchema,
  subscriberEndSchema,
} from '#contract/console/plans/schemas.ts'
import {
  aboutValue,
  dataValue,
  lookValue,
  noteField,
  ownDomainInput,
  sectionValue,
} from '#contract/console/schemas.ts'
import { decisionSchema } from '#contract/console/services/schemas.ts'
import { refusalSchema } from '#contract/console/top-ups/schemas.ts'
import { topicInputSchema } from '#contract/console/topics/schemas.ts'
import { mostLetters } from '#contract/most-letters.ts'
import { caseInputSchema } from '#contract/services/consultancies/case-input.ts'
import { servicePageSchema } from '#contract/services/consultancies/content.ts'
import { supportAnswerSchema } from '#contract/site/public/support.ts'
import { fields as accountability } from '../accountability/fields.ts'
import { activityFields } from '../activities/activity-fields.ts'
import { collectionFields } from '../activities/collections/fields.ts'
import { undoFields } from '../activities/participations/fields.ts'
import { codeList, locationList, productFields } from '../activities/products/fields.ts'
import { eachOf, feedbackFields, questionFields } from '../activities/questions/fields.ts'
import { typeForms } from '../activities/types/index.ts'
import { eventFields } from '../calendar/fields.ts'
import { domainField } from '../domain/fields.ts'
import { fields as downloads } from '../downloads/fields.ts'
import { type Field, type Fields, isList } from '../fields/field.ts'
import { fuelFields } from '../fuel/fields.ts'
import { drawFields } from '../lucky-numbers/fields.ts'
import { awayFields, blockFields } from '../moderation/fields.ts'
import { newsFields } from '../news/fields.ts'
import { refundFields } from '../orders/fields.ts'
import { aboutFields } from '../pages/fields.ts'
import { personFields } from '../partners/fields.ts'
import { changeFields, planFields, reasonFields } from '../plans/fields.ts'
import { coverFields, wholeSection } from '../sections/fields.ts'
import { caseFields } from '../services/cases/fields.ts'
import { confirmFields, refuseFields, replyFields } from '../services/fields.ts'
import { pageFields } from '../services/pages/fields.ts'
import { topicFields } from '../services/topics/fields.ts'
import { publishFields } from '../site/fields.ts'
import { dataFields } from '../station/fields.ts'
import { answerFields } from '../support/fields.ts'
import { refusalFields } from '../top-ups/fields.ts'

/** Every form of owners with texts whose limit the contract says: where it is described, by which fields, and what its values are held to. */
const forms: readonly (readonly [file: string, fields: Fields, schema: z.ZodType])[] = [
  ['accountability/fields', accountability, accountabilityInputSchema],
  ...typeForms.map(
    ({ contract: { id } }) =>
      ['activities/activity-fields', activityFields(id), activityInputOf(id)] as const,
  ),
  ['activities/collections/fields', collectionFields, collectionInputSchema],
  ['activities/participations/fields', undoFields, undoInputSchema],
  ['activities/products/fields', productFields, productSchema],
  ['activities/products/fields', locationList.each, locationSchema],
  ['activities/products/fields', codeList.each, discountCodeSchema],
  ['activities/questions/fields', questionFields({ explains: true }), questionSchema],
  ['activities/questions/fields', eachOf(feedbackFields({}), 'feedbacks'), feedbackSchema],
  ['calendar/fields', eventFields, eventInputSchema],
  ['domain/fields', [domainField], ownDomainInput],
  ['downloads/fields', downloads, downloadInputSchema],
  ['fuel/fields', fuelFields, fuelInputSchema],
  ['lucky-numbers/fields', drawFields, drawInputSchema],
  ['moderation/fields', awayFields, takeAwaySchema],
  ['moderation/fields', blockFields, newBlockSchema],
  ['news/fields', newsFields, newsInputSchema],
  ['orders/fields', refundFields, refundInputSchema],
  ['pages/fields', aboutFields, aboutValue],
  ['partners/fields', personFields, partnerPersonSchema],
  ['plans/fields', planFields, planInputSchema],
  ['plans/fields', changeFields, subscriberChangeSchema],
  ['plans/fields', reasonFields, subscriberEndSchema],
  ['sections/fields', wholeSection, sectionValue],
  ['sections/fields', coverFields, lookValue],
  ['services/cases/fields', caseFields, caseInputSchema],
  ['services/fields', confirmFields, decisionSchema],
  ['services/fields', refuseFields, decisionSchema],
  ['services/fields', replyFields, decisionSchema],
  ['services/pages/fields', pageFields, servicePageSchema],
  ['services/topics/fields', topicFields, topicInputSchema],
  ['site/fields', publishFields, z.object({ note: noteField })],
  ['station/fields', dataFields, dataValue],
  ['support/fields', answerFields, supportAnswerSchema],
  ['top-ups/fields', refusalFields, refusalSchema],
]

/** What a browser lets one type where a form says nothing of its own, as `inputs.tsx` has it. */
const usual: Partial<Record<Field['kind'], number>> = {
  ...{ text: 200, long: 1_000, url: 500, mail: mostLetters.mail, host: mostLetters.host },
}
/** Not letters but figures, or several entries in one text: the contract counts otherwise. */
const isCountedOtherwise = ({ name, kind, maxLength }: Field) =>
  (!maxLength && !(kind in usual)) ||
  ['whole', 'decimal', 'rate', 'clock', 'cnpj', 'color'].includes(kind) ||
  ['cpf', 'zipcode', 'highlights', 'actions', 'cases'].includes(name)

/** What a schema holds the value at a place to; undefined where it knows none. */
function schemaAt(schema: unknown, place: readonly string[]): z.ZodType | undefined {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable)
    return schemaAt(schema.unwrap(), place)
  if (schema instanceof z.ZodDefault || schema instanceof z.ZodPrefault)
    return schemaAt(schema.unwrap(), place)
  if (schema instanceof z.ZodPipe && place.length > 0) return schemaAt(schema.in, place)
  if (schema instanceof z.ZodUnion && place.length > 0)
    return schema.options.map((option) => schemaAt(option, place)).find((found) => found !== undefined)
  if (schema instanceof z.ZodArray) return schemaAt(schema.element, place)
  const [key, ...rest] = place
  if (key === undefined) return schema instanceof z.ZodType ? schema : undefined
  return schema instanceof z.ZodObject ? schemaAt(schema.shape[key], rest) : undefined
}

/** The longest text that is not refused for its length; null: any that a form can send. */
function limitOf(schema: z.ZodType): number | null {
  const problems = (letters: number) => JSON.stringify(schema.safeParse('a'.repeat(letters)).error?.issues)
  const usual = problems(5)
  let [taken, refused] = [5, 300_000]
  if (problems(refused) === usual) return null
  while (refused - taken > 1) {
    const middle = Math.floor((taken + refused) / 2)
    if (problems(middle) === usual) taken = middle
    else refused = middle
  }
  return taken
}

type Told = { name: string; form: number | undefined; contract: number }

/** The texts of a form whose limit the contract says, with what the form says. */
const toldTwice = (fields: Fields, schema: z.ZodType, before: readonly string[] = []): Told[] =>
  fields.flatMap((field) => {
    const place = [...before, ...(field.at ?? field.name).split('.')]
    if (isList(field)) return toldTwice(field.each, schema, place)
    const found = isCountedOtherwise(field) ? undefined : schemaAt(schema, place)
    const contract = found ? limitOf(found) : null
    const form = field.maxLength ?? usual[field.kind]
    return contract === null ? [] : [{ name: field.name.replace(/^body\./, ''), form, contract }]
  })

/** A form's source; that of activities with those of their types. */
const sourceOf = (file: string) =>
  [`${file}.ts`, ...(file.endsWith('activity-fields') ? typeFiles : [])]
    .map((name) => readFileSync(`app/console/${name}`, 'utf8'))
    .join('\n')
const typeFiles = readdirSync('app/console/activities/types').map((name) => `activities/types/${name}`)

describe('a limit of a text that owners write', () => {
  test.each(forms)('VAL-01 is the same in its form and in the contract: %s', (_, fields, schema) => {
    const wrong = toldTwice(fields, schema).filter(({ form, contract }) => form !== contract)
    expect(wrong).toEqual([])
  })

  test('VAL-01 is said once: no form writes down what the contract says', () => {
    const twice = forms.flatMap(([file, fields, schema]) =>
      toldTwice(fields, schema)
        .filter(({ name }) => hasFigure(sourceOf(file), name))
        .map(({ name }) => `${file} ${name}`),
    )
    expect(twice).toEqual([])
  })
})

/** Whether a source gives the field of a name a limit in figures. */
const hasFigure = (source: string, name: string) =>
  new RegExp(`name: '${name.replaceAll('.', '\\.')}'(?:(?!name: ').)*?maxLength: \\d`, 's').test(source)
