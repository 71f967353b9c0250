import { describe, expect, test } from 'vitest'
import { activityChangeOf } from '#contract/console/activities/changed-activity.ts'
import { typeForms } from '../types/index.ts'
import { stepAddress, stepFields, stepOfAddress, stepOfField, steps } from './steps.ts'

/** What a type has of its own stands in one part of what is saved. */
const savedAs = (name: string) => name.split('.')[0] ?? ''

const asked = (typeId: number) =>
  steps.flatMap((step) => stepFields(typeId, step).map(({ name }) => ({ step, name })))

describe.each(typeForms.map((form) => [form.name, form] as const))(
  '%s',
  (_, { contract, fields, asks, sells }) => {
    const { id } = contract

    test('TEN-08 each of its fields is asked in one step, where an error of it leads', () => {
      const names = asked(id).map(({ name }) => name)
      expect(new Set(names).size).toBe(names.length)
      expect(names).toEqual(expect.arrayContaining(fields.map(({ name }) => `body.${name}`)))
      for (const { step, name } of asked(id)) expect(stepOfField(name)).toBe(step)
    })

    test('TEN-08 together its steps save all that can be said of it', () => {
      const { isStandalone, isWithoutPoints, paysCashback, isWithoutRulesTab, givesVoucher } = contract as {
        [fact: string]: unknown
      }
      const notOfIt = new Set([
        ...(isWithoutPoints ? ['points', 'additional_cashback'] : []),
        ...(paysCashback ? [] : ['additional_cashback']),
        ...(isWithoutRulesTab ? ['rules'] : []),
        ...(givesVoucher ? [] : ['familiarVoucher']),
        // Its questions and products have pages of their own; a type without a part of its own has nothing to say.
        ...(asks || (sells === undefined && fields.length === 0) ? ['body'] : []),
        ...(isStandalone ? notOfQuizzes : []),
      ])
      const saved = new Set(asked(id).map(({ name }) => savedAs(name)))
      const all = Object.keys(activityChangeOf(id).shape)
      expect([...saved].sort()).toEqual(all.filter((name) => !notOfIt.has(name)).sort())
    })
  },
)

/** Nobody likes a standalone quiz, waits for it, or finds it in a list of activities (POL-11). */
const notOfQuizzes = [
  'rules',
  'featuredImage',
  'limitPerUser',
  'feedback_message',
  'feedback_lottie_id',
  'comments_and_likes_enabled',
  'priorityCarousel',
  'click_me_label',
  'partner_id',
  'isPublic',
  'prerequisites',
  'videos',
]

test('there are as many types as the specification and we have', () => {
  expect(typeForms).toHaveLength(22)
})

test('a step is an address, and what none names is the first', () => {
  for (const step of steps) expect(stepOfAddress(`http://x${stepAddress(3, step)}`)).toBe(step)
  expect(stepAddress(3, 'fazer')).toBe('/gestao/atividades/3')
  for (const odd of ['?passo=nada', '?passo=', '?passo=__proto__'])
    expect(stepOfAddress(`http://x/${odd}`)).toBe('fazer')
})

test('an error of an entry leads to the step of its list', () => {
  expect(stepOfField('videos[3].url')).toBe('fazer')
  expect(stepOfField('participationEnd')).toBe('premio')
  expect(stepOfField('nobody')).toBe('fazer')
})
