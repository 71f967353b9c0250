import type { LoaderFunctionArgs } from '@remix-run/node'
import { describe, expect, test } from 'vitest'
import type { PortalContext } from '../station/portal-context.ts'
import { loader as list } from './outbox.tsx'
import { loader as document } from './outbox-mail.ts'

const mail = {
  id: 3,
  stationId: 7,
  to: 'ana@exemplo.com.br',
  subject: 'Oi',
  createdAt: '2026-05-04T15:00:00.000Z',
  html: '<html><head></head><body>Oi</body></html>',
  text: 'Oi',
}

/** A demo with one mail, of station 7, that only answers for numbers, as its database does. */
const demo = {
  stations: async () => [],
  mails: async (stationId?: number) => (stationId === undefined || stationId === 7 ? [mail] : []),
  async mail(stationId: number, id: number) {
    if (!Number.isSafeInteger(stationId) || !Number.isSafeInteger(id)) throw new Error('no number')
    return stationId === 7 && id === 3 ? mail : null
  },
}

type Asked = { at?: number; demo?: typeof demo | null }
const contextOf = ({ at, demo: given = demo }: Asked) =>
  ({ demo: given, station: at === undefined ? null : { id: at } }) as PortalContext
const ask = (url: string, params: Record<string, string>, asked: Asked = {}): LoaderFunctionArgs => ({
  request: new Request(`http://localhost${url}`),
  params,
  context: contextOf(asked),
})

/** Gives the answer of a loader, or the status that it threw. */
const answer = (call: Promise<unknown>) =>
  call.catch((thrown: unknown) => {
    if (thrown instanceof Response) return thrown.status
    throw thrown
  })
const open = (stationId: string, id: string, asked?: Asked) =>
  answer(document(ask('/', { stationId, id }, asked)))
const show = (query: string, asked?: Asked) => answer(list(ask(`/__outbox${query}`, {}, asked)))

describe('SEC-18 the outbox of a demo', () => {
  test('SEC-18 shows a mail to who names it, at the root and at its own station', async () => {
    const shown = (await open('7', '3')) as Response
    expect(await shown.text()).toContain('Oi')
    expect(shown.headers.get('content-security-policy')).toContain('sandbox')
    expect(await open('7', '3', { at: 7 })).toBeInstanceOf(Response)
    expect(await show('?estacao=7&id=3')).toMatchObject({ open: mail, mails: [] })
    expect(await show('')).toMatchObject({ open: null, mails: [mail] })
  })

  test.each([
    ['x', '3'],
    ['7', '1e999'],
    ['7', '1.5'],
    ['7', '99999999999999999999'],
    ['', ''],
  ])('SEC-18 %j and %j name no mail, which is no error of ours', async (stationId, id) => {
    expect(await open(stationId, id)).toBe(404)
    expect(await show(`?estacao=${stationId}&id=${id}`)).toBe(404)
  })

  test('SEC-18 a station shows nothing of another, and production nothing at all', async () => {
    expect(await open('7', '3', { at: 8 })).toBe(404)
    expect(await show('?estacao=7&id=3', { at: 8 })).toBe(404)
    expect(await show('', { at: 8 })).toMatchObject({ mails: [] })
    expect(await open('7', '3', { demo: null })).toBe(404)
    expect(await show('', { demo: null })).toBe(404)
  })
})
