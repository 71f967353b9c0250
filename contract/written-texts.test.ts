import { describe, expect, test } from 'vitest'
import type { z } from 'zod'
import { fields as downloadFields } from '#app/console/downloads/fields.ts'
import { fuelFields } from '#app/console/fuel/fields.ts'
import { newsFields } from '#app/console/news/fields.ts'
import { commentText } from './activities/comments/schemas.ts'
import { postLength } from './activities/wall/limits.ts'
import { postText } from './activities/wall/schemas.ts'
import { withdrawOrder } from './commerce/orders/endpoints.ts'
import { undoInputSchema } from './console/activities/schemas.ts'
import { downloadInputSchema } from './console/documents/schemas.ts'
import { fuelInputSchema } from './console/fuel/schemas.ts'
import { newsInputSchema } from './console/news/schemas.ts'
import { refundInputSchema } from './console/orders/schemas.ts'
import { planInputSchema, subscriberEndSchema } from './console/plans/schemas.ts'
import { decisionSchema } from './console/services/schemas.ts'
import { refusalSchema } from './console/top-ups/schemas.ts'
import { fieldTexts } from './fields.ts'
import { appointmentInputSchema } from './services/appointments/schemas.ts'
import { suggestionInputSchema } from './services/consultancies/schemas.ts'
import { supportFormSchema } from './site/public/schemas.ts'
import { supportAnswerSchema } from './site/public/support.ts'

type Shape = { shape: Record<string, z.ZodType> }
const shapeOf = (schema: unknown) => (schema as Shape).shape
const decisions = decisionSchema.options

/** Every text of several lines that is sent, and how many letters it may have. */
const needed: [name: string, field: z.ZodType | undefined, most: number][] = [
  ['a comment', commentText, 200],
  ['a post', postText, postLength],
  ['a request for an appointment', shapeOf(appointmentInputSchema).description, 2_000],
  ['a suggested topic', shapeOf(suggestionInputSchema).description, 2_000],
  ['a message to the support', shapeOf(supportFormSchema).message, 600],
  ['an answer of the support', shapeOf(supportAnswerSchema).text, 4_000],
  ['a refusal of an appointment', shapeOf(decisions[2]).answer, 2_000],
  ['an answer to an appointment', shapeOf(decisions[3]).answer, 2_000],
  ['why an order is given back', shapeOf(refundInputSchema).reason, 300],
  ['why a purchase is given up', shapeOf(withdrawOrder.body).reason, 300],
  ['why a plan ends', shapeOf(subscriberEndSchema).reason, 300],
  ['why a transfer is refused', shapeOf(refusalSchema).reason, 300],
  ['why a participation is undone', shapeOf(undoInputSchema).reason, 200],
  ['fuels', shapeOf(fuelInputSchema).fuels, 500],
]
const optional: typeof needed = [
  ['a confirmation of an appointment', shapeOf(decisions[0]).answer, 2_000],
  ['a plan', shapeOf(planInputSchema).description, 300],
  ['benefits', shapeOf(planInputSchema).benefits, 4_000],
  ['what is said when a plan is bought', shapeOf(planInputSchema).purchaseText, 500],
  ['a fuel campaign', shapeOf(fuelInputSchema).description, 1_000],
  ['below the title of news', shapeOf(newsInputSchema).subtitle, 300],
  ['below the title of a file', shapeOf(downloadInputSchema).subtitle, 300],
]

/** Writes so many letters, in lines as browsers send them. */
function lines(letters: number): string {
  const text = Array.from({ length: letters }, (_, at) => (at % 20 === 10 ? '\n' : 'a')).join('')
  return `${text.slice(0, -1)}b`.replaceAll('\n', '\r\n')
}

describe('VAL-01 VAL-12 texts of several lines', () => {
  test.each([...needed, ...optional])(
    '%s: the end of a line counts once, and one letter more is refused',
    (...row) => {
      const [, field, most] = row
      const sent = lines(most)
      expect(sent.length).toBeGreaterThan(most)
      expect(field?.safeParse(sent).data).toBe(sent.replaceAll('\r\n', '\n'))
      const issues = field?.safeParse(`${sent}c`).error?.issues
      expect(issues?.map(({ message }) => message)).toEqual([fieldTexts.max(most)])
    },
  )

  test.each([...needed, ...optional])(
    '%s: letters that nobody sees and that move others are taken out',
    (...row) => {
      expect(row[1]?.safeParse('\u202eabc\u0007 d\u0000').data).toBe('abc d')
    },
  )

  test.each(needed)('%s: letters without width are none', (_, field) => {
    for (const text of ['', ' \r\n ', '\u200b\u2060', '\u2800'])
      expect(field?.safeParse(text).error?.issues).toHaveLength(1)
  })

  test.each(optional)('%s: where there need be none, letters without width are none', (_, field) => {
    for (const text of ['', ' \r\n ', '\u200b\u2060']) expect(field?.safeParse(text).data).toBe('')
  })

  test.each([
    ['fuel', fuelFields, { description: 1_000, fuels: 500 }],
    ['news', newsFields, { subtitle: 300 }],
    ['downloads', downloadFields, { subtitle: 300 }],
  ])('the fields of %s say the same limits', (_, fields, limits) => {
    for (const [name, most] of Object.entries(limits))
      expect(fields.find((field) => field.name === name)?.maxLength).toBe(most)
  })

  test('SUP-01 a subject of letters without width is none either', () => {
    const issues = shapeOf(supportFormSchema).subject?.safeParse('\u200b\u200b').error?.issues
    expect(issues?.map(({ message }) => message)).toEqual([fieldTexts.required])
  })
})
