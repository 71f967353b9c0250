import { describe, expect, test } from 'vitest'
import type { ApiClient } from '#contract/client.ts'
import { readDecimal, writeDecimal } from '../../fields/decimal.ts'
import { toInstant, toLocal } from '../../fields/station-time.server.ts'
import { coupon } from '../types/coupon.ts'
import { course } from '../types/course.ts'
import { donation } from '../types/donation.ts'
import { inputOf, typedValues } from './activity-values.server.ts'
import { bodyValues, readBody } from './body-values.server.ts'
import { errorsByRow, readVideos, videoValues } from './video-values.ts'

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
  expect(toInstant('', zone)).toBeNull()
  expect(toInstant('amanhã', zone)).toBe('amanhã')
})

describe('SEC-39 what an activity’s form names more than once is looked for once, and no more than can be saved', () => {
  /** An API that knows every activity by its name, and counts what it is asked. */
  const counting = () => {
    const asked: string[] = []
    const call = async (_: unknown, sent: { query?: { search: string }; body?: { file: string } }) => {
      asked.push(sent.query?.search ?? 'film')
      return { list: [{ id: 7 }], url: '/arquivos/1/film.mp4' }
    }
    return { asked, api: { call } as unknown as ApiClient }
  }
  const formOf = (fields: [string, string | File][]) => {
    const form = new FormData()
    for (const [name, value] of fields) form.append(name, value)
    return form
  }
  const inputOfForm = async (api: ApiClient, typed: string[]) => {
    const form = formOf(typed.map((one) => ['prerequisites', one]))
    return inputOf(api, await typedValues(api, form), { typeId: 1, before: {}, timeZone: zone })
  }

  test('prerequisites', async () => {
    const { asked, api } = counting()
    expect((await inputOfForm(api, [...Array(300).fill('Show'), '12 · Outra'])).prerequisites).toEqual([
      7, 12,
    ])
    expect(asked).toEqual(['Show'])
    const names = Array.from({ length: 21 }, (_, at) => `Show ${at}`)
    await expect(inputOfForm(api, names)).rejects.toMatchObject({
      status: 422,
      body: { fields: { prerequisites: ['Escolha no máximo 20 atividades.'] } },
    })
    expect(asked).toEqual(['Show'])
  })

  test('films: a row has one name', async () => {
    const { asked, api } = counting()
    const names = ['videos.1.name', 'videos.01.name', 'videos.001.name', 'videos.1e0.name']
    const film: [string, File] = ['videos.1.file', new File(['film'], 'x.mp4')]
    await typedValues(api, formOf([...names.map((name): [string, string] => [name, 'Um']), film]))
    expect(asked).toEqual(['film'])
  })

  test('videos', () => {
    const rows = Array.from({ length: 200 }, (_, at) => [`videos.${at}.name`, 'Um'])
    expect(readVideos(Object.fromEntries(rows)).list).toHaveLength(61)
  })
})

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
  ])('of type $typeId goes into its form and comes back the same', (form, body) => {
    expect(readBody(form, bodyValues(form, body, zone), {}, zone)).toEqual(body)
  })

  test('what has no field stays, what was emptied goes', () => {
    const body = readBody(
      coupon,
      { 'body.coupon.newPriceCents': '5' },
      { coupon: { stock: 3, other: 1 } },
      zone,
    )
    expect(body).toEqual({ coupon: { newPriceCents: 500, other: 1 } })
  })
})

test('VID-04 videos come in the places that were typed; removed and empty rows are none; errors find their row', () => {
  const video = (id: number, name: string) => ({
    id,
    name,
    description: '',
    url: `https://youtu.be/${name}`,
    required: false,
  })
  const values = {
    ...videoValues([video(4, 'a'), { ...video(5, 'b'), durationSeconds: 65 }, video(6, 'c')]),
    'videos.0.place': '9',
    'videos.2.remove': 'on',
    'videos.3.name': '',
    'videos.3.url': '',
  }
  const { list, rows } = readVideos(values)
  expect(list.map(({ id, durationSeconds }) => [id, durationSeconds])).toEqual([
    [5, 65],
    [4, undefined],
  ])
  expect(rows).toEqual([1, 0])
  expect(errorsByRow({ 'videos.1.url': 'x', 'videos.0.durationSeconds': 'y', name: 'z' }, values)).toEqual({
    'videos.0.url': 'x',
    'videos.1.duration': 'y',
    name: 'z',
  })
})
