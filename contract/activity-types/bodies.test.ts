import { expect, test } from 'vitest'
import { agreement } from './agreement.ts'
import { coupon } from './coupon.ts'
import { course } from './course.ts'
import { donation } from './donation.ts'
import { externalRedirect } from './external-redirect.ts'
import { bodyProblems, visitorView } from './index.ts'
import { poll as pollType } from './poll.ts'
import { products as productsType } from './products.ts'
import { quiz as quizType } from './quiz.ts'
import { share } from './share.ts'

const facts = { isSoldOut: false, harmless: (html: string) => html }

test('PUB-19 a quiz tells how much it asks, not what is right; a single question is shown', () => {
  const question = (id: number) => ({
    id,
    question: `Pergunta ${id}?`,
    type: 1,
    options: [
      { id: 1, label: 'Sim', correct: true },
      { id: 2, label: 'Não' },
    ],
  })
  const quiz = visitorView(quizType.id, { research: { questions: [question(1), question(2)] } }, facts)
  expect(quiz.researches).toEqual([{ questions_count: 2, questions: [] }])
  const poll = visitorView(pollType.id, { research: { questions: [question(1)] } }, facts)
  expect(poll.researches?.[0]?.questions).toEqual([{ question: 'Pergunta 1?', options: ['Sim', 'Não'] }])
  expect(JSON.stringify([quiz, poll])).not.toContain('correct')
})

test('PUB-19 products with prices in reais, without stock figures', () => {
  const products = [{ id: 1, name: 'Camiseta', valueCents: 8900, discountCents: 1000, stock: 0 }]
  const body = visitorView(productsType.id, { products }, facts)
  expect(body.products).toMatchObject([{ value: 89, discount: 10, soldOut: true }])
  expect(JSON.stringify(body)).not.toContain('stock')
})

/** Letters of other scripts, each another one: to parse such a name takes milliseconds. */
const longHost = (scheme: string) =>
  `${scheme}${String.fromCodePoint(...Array.from({ length: 1_900 }, (_, nth) => 0x4e00 + nth))}`

test.each([
  ['words one agrees to', agreement.id, { button: 'Ok', checkbox: 'x'.repeat(501) }, 'checkbox'],
  [
    'rules of a coupon',
    coupon.id,
    { coupon: { newPriceCents: 1, rules: 'x'.repeat(5_001) } },
    'coupon.rules',
  ],
  [
    'a stock that no column holds',
    coupon.id,
    { coupon: { newPriceCents: 1, stock: 2 ** 31 } },
    'coupon.stock',
  ],
  ['seats that no column holds', course.id, { course: { local: 'Aqui', seats: 3e9 } }, 'course.seats'],
  ['what a donation is for', donation.id, { causes: 'x'.repeat(10_001) }, 'causes'],
  ['an address', share.id, { link: `https://exemplo.com/${'x'.repeat(2_000)}` }, 'link'],
  ['a host that no name server knows', share.id, { link: longHost('http://') }, 'link'],
  ['the same, written as browsers read it', externalRedirect.id, { url: longHost('ht\ttp:\\\\') }, 'url'],
  // Said once: whether what is too long is an address is not asked.
  ['what is long and no address', share.id, { link: 'x'.repeat(2_001) }, 'link'],
  ['what is long and leads nowhere', externalRedirect.id, { url: 'x'.repeat(2_001) }, 'url'],
  [
    'a day of the year ten thousand',
    course.id,
    { course: { local: 'Aqui', date: '9999-12-31T23:59:59-23:59' } },
    'course.date',
  ],
  ['a day of no year', coupon.id, { coupon: { newPriceCents: 1, useBy: '0000-01-01' } }, 'coupon.useBy'],
])(
  'SEC-39 what a type knows has bounds, for every participation may read it: %s',
  (_, typeId, body, field) => {
    expect(bodyProblems(typeId, body).map(({ path }) => path.join('.'))).toEqual([field])
  },
)
