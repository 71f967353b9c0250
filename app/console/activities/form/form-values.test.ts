import { describe, expect, test } from 'vitest'
import { coupon } from '#contract/activity-types/coupon.ts'
import { course } from '#contract/activity-types/course.ts'
import { donation } from '#contract/activity-types/donation.ts'
import { videos } from '#contract/activity-types/videos.ts'
import type { ApiClient } from '#contract/client.ts'
import type { ActivityChange } from '#contract/console/activities/changed-activity.ts'
import { activityInputOf, type ManagedActivity } from '#contract/console/activities/schemas.ts'
import { readDecimal, writeDecimal } from '../../fields/decimal.ts'
import { toInstant, toLocal } from '../../fields/station-time.server.ts'
import { type ReadActivity, readStep, typedOf } from './read-activity.server.ts'
import { steps } from './steps.ts'

const zone = 'America/Sao_Paulo'

test.each([
  ['10,5', 10.5],
  ['1.234,56', 1234.56],
  ['R$ 0,50', 0.5],
  ['', undefined],
  ['10.5', Number.NaN],
  ['dez', Number.NaN],
])('TEN-08 %j reads as %d', (text, value) => {
  expect(readDecimal(text)).toEqual(value)
})

test('numbers are written as people type them', () => {
  expect([writeDecimal(10.5), writeDecimal(3), writeDecimal(39.9, 2), writeDecimal(null)]).toEqual(
    ['10,5', '3', '39,90', ''], // biome-ignore format: side by side
  )
})

test('GAP-37 windows are typed on the station’s clock and stored in UTC, seconds and all', () => {
  expect(toInstant('2026-03-01T09:30', zone)).toBe('2026-03-01T12:30:00.000Z')
  expect(toLocal('2026-03-01T12:30:00.000Z', zone)).toBe('2026-03-01T09:30')
  expect(toLocal('2036-01-01T02:59:59Z', zone)).toBe('2035-12-31T23:59:59')
  expect(toInstant('2035-12-31T23:59:59', zone)).toBe('2036-01-01T02:59:59.000Z')
})

test.each([
  '',
  'amanhã',
  '2027-02-29T10:00',
  '2027-02-30T10:00',
  '2027-03-01T25:00',
  '2027-03-01T10:60',
  '30/02/2027 10:00',
  '9999-12-31T23:00',
  '01/03/2027',
])('VAL-05 there is no %j: no other day is made of it', (typed) => {
  expect(toInstant(typed, zone)).toBeNull()
})

test.each([
  '2028-02-29T10:00',
  '29/02/2028 10:00',
  '29/2/2028 às 10:00',
  '29/2/2028, 10h00',
  '29/2/2028 10h',
  '2028-02-29 10:00:00',
])('VAL-05 %j is one', (typed) => {
  expect(toInstant(typed, zone)).toBe('2028-02-29T13:00:00.000Z')
})

/** An API that knows every activity by its name, and counts what it is asked. */
function counting() {
  const asked: string[] = []
  const call = async (_: unknown, sent: { query?: { search: string } }) => {
    asked.push(sent.query?.search ?? 'film')
    return { list: [{ id: 7 }], url: '/arquivos/1/film.mp4', durationSeconds: 65 }
  }
  const api: ApiClient = { call: call as ApiClient['call'], file: async () => expect.unreachable() }
  return { asked, api }
}

function formOf(fields: [string, string | File][]): FormData {
  const form = new FormData()
  for (const [name, value] of fields) form.append(name, value)
  return form
}

/** All steps of a form, each as its own page sends it. */
async function readSteps(api: ApiClient, form: FormData, of: { typeId: number; body?: unknown }) {
  const all: ReadActivity<ActivityChange> = {
    typed: { values: {}, prerequisites: [], plans: [] },
    errors: {},
    value: {},
  }
  for (const step of steps) {
    const read = await readStep(api, form, { timeZone: zone, body: {}, ...of, step })
    all.typed = { ...read.typed, values: { ...all.typed.values, ...read.typed.values } }
    all.errors = { ...all.errors, ...read.errors }
    all.value = all.value && read.value && { ...all.value, ...read.value }
  }
  return all
}

const read = (fields: [string, string | File][], typeId: number, api = counting().api) =>
  readSteps(api, formOf([['name', 'Carta'], ...fields]), { typeId })

describe('SEC-39 what an activity’s form names more than once is looked for once, and no more than can be saved', () => {
  const named = (names: string[]) => names.map((one): [string, string] => ['prerequisites', one])

  test('prerequisites', async () => {
    const { asked, api } = counting()
    const some = named([...Array(300).fill('Show'), '12 · Outra'])
    expect((await read(some, videos.id, api)).value?.prerequisites).toEqual([7, 12])
    expect(asked).toEqual(['Show'])
    const many = named(Array.from({ length: 21 }, (_, at) => `Show ${at}`))
    const { value, errors } = await read(many, videos.id, api)
    expect([value, errors]).toEqual([undefined, { prerequisites: 'Escolha no máximo 20 atividades.' }])
    expect(asked).toEqual(['Show'])
  })

  test('VID-01 films: a row has one name, and the length that its film says', async () => {
    const { asked, api } = counting()
    const names = ['videos[1]', 'videos[1]', 'videos[01]', 'videos[1e0]']
    const films = names.map((name): [string, File] => [`${name}.url.file`, new File(['film'], 'x.mp4')])
    const { typed } = await read([['videos[1].name', 'Um'], ...films], videos.id, api)
    expect(asked).toEqual(['film'])
    expect(typed.values['videos[0].url']).toBe('/arquivos/1/film.mp4')
    expect(typed.values['videos[0].durationSeconds']).toBe('1:05')
  })

  test('videos', async () => {
    const rows = Array.from({ length: 99 }, (_, at): [string, string] => [`videos[${at}].name`, 'Um'])
    const { typed } = await read(rows, videos.id)
    expect(Object.keys(typed.values).filter((name) => name.startsWith('videos'))).toHaveLength(61)
  })
})

const activity = (more: object): ManagedActivity => ({
  id: 1,
  type: { name: 'Tipo' },
  type_id: coupon.id,
  status: 'draft',
  tag: 'x',
  updated_by: null,
  ...activityInputOf(coupon.id).parse({ name: 'Carta' }),
  prerequisites: [],
  videos: [],
  body: {},
  ...more,
})
/** What is saved of an activity whose form is sent as it came, but for some of its fields. */
async function sentAgain(before: ManagedActivity, changes: Record<string, string> = {}) {
  const { values } = typedOf(before, zone)
  const form = formOf(Object.entries({ ...values, ...changes }))
  return readSteps(counting().api, form, { typeId: before.type_id, body: before.body })
}

describe('the own part of a type', () => {
  test.each([
    [
      coupon,
      {
        coupon: {
          newPriceCents: 3990,
          oldPriceCents: 7990,
          stock: 120,
          useBy: '2027-06-30',
          rules: 'Um por CPF',
        },
      },
    ],
    [
      course,
      { course: { local: 'Sede', date: '2027-03-20T13:00:00.000Z', seats: 30, rules: 'Traga papel' } },
    ],
    [donation, { causes: 'Livros', suggestedCents: [500, 1050] }],
  ])('of type $name goes into its form and comes back the same', async ({ id }, body) => {
    const { value, errors } = await sentAgain(activity({ type_id: id, body }))
    expect([value?.body, errors]).toEqual([body, {}])
  })

  test('GAP-41 what its type misses is said beside its field, and nothing is asked of the API', async () => {
    const { asked, api } = counting()
    const { errors, value } = await read([], coupon.id, api)
    expect([value, errors, asked]).toEqual([
      undefined,
      { 'body.coupon.newPriceCents': 'Esse campo é obrigatório' },
      [],
    ])
  })

  test('what was emptied goes, the rest stays', async () => {
    const before = activity({ body: { coupon: { stock: 3, newPriceCents: 100, rules: 'Um por CPF' } } })
    const changes = { 'body.coupon.stock': '', 'body.coupon.newPriceCents': '5' }
    expect((await sentAgain(before, changes)).value?.body).toEqual({
      coupon: { newPriceCents: 500, rules: 'Um por CPF' },
    })
  })
})

test('TEN-08 an activity goes into its form and comes back the same; what should be a number and is none is said', async () => {
  const before = activity({
    description: '<p>Oi</p>',
    points: 10.5,
    limitPerUser: null,
    priorityCarousel: 2,
    participationStart: '2026-03-01T12:30:00.000Z',
    isPublic: false,
    body: { coupon: { newPriceCents: 100, rules: '' } },
    image: '/arquivos/1/a/covers/imagem.webp',
  })
  const { id, type, type_id, status, tag, updated_by, ...input } = before
  expect((await sentAgain(before)).value).toEqual(input)
  const { value, errors } = await sentAgain(before, { points: 'dez', limitPerUser: 'x', name: '' })
  const numbersOnly = 'Este campo só aceita números'
  const name = 'Esse campo é obrigatório'
  expect([value, errors]).toEqual([undefined, { name, points: numbersOnly, limitPerUser: numbersOnly }])
  expect((await sentAgain(before, { name: '' })).errors).toEqual({ name })
})

test('VID-04 videos come in the places that were typed; removed and empty rows are none; errors find their row', async () => {
  const video = (id: number, name: string) => ({
    id,
    name,
    description: '',
    url: `https://youtu.be/${name}`,
    required: false,
  })
  const list = [video(4, 'a'), { ...video(5, 'b'), durationSeconds: 65 }, video(6, 'c')]
  const before = activity({ type_id: videos.id, videos: list })
  const changes = { 'videos[0].place': '9', 'videos[2].remove': 'on', 'videos[3].name': ' ' }
  const { value } = await sentAgain(before, changes)
  expect(value?.videos?.map(({ id, durationSeconds }) => [id, durationSeconds])).toEqual([
    [5, 65],
    [4, undefined],
  ])
  const wrong = await sentAgain(before, { ...changes, 'videos[0].durationSeconds': 'x' })
  expect(wrong.errors).toEqual({ 'videos[1].durationSeconds': 'Informe a duração como 3:45.' })
  expect(wrong.typed.values['videos[1].name']).toBe('a')
})
