import { HttpResponse, http } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { silentLog } from '#api/platform/log.ts'
import { hostedPostalCodes, postalRanges } from './hosted-postal-codes.ts'

const server = setupServer()
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
afterEach(() => server.resetHandlers())
afterAll(() => server.close())

const warnings: object[] = []
const log = { ...silentLog, warn: (facts: object | string) => warnings.push(Object(facts)) }
const asking = (provider: 'viacep' | 'brasilapi', timeoutMs?: number) =>
  hostedPostalCodes({ provider, log, ...(timeoutMs && { timeoutMs }) })
const viacep = 'https://viacep.com.br/ws/:cep/json/'
const paulista = {
  cep: '01310-100',
  logradouro: 'Avenida Paulista',
  bairro: 'Bela Vista',
  localidade: 'São Paulo',
  uf: 'SP',
}
const ofRange = { state: 'SP', city: '', neighborhood: '', street: '' }

test.each([
  ['01000000', 'SP'],
  ['20040020', 'RJ'],
  ['29010120', 'ES'],
  ['30130010', 'MG'],
  ['40020000', 'BA'],
  ['49010020', 'SE'],
  ['50030230', 'PE'],
  ['57020000', 'AL'],
  ['58010000', 'PB'],
  ['59010000', 'RN'],
  ['60010000', 'CE'],
  ['64000020', 'PI'],
  ['65010000', 'MA'],
  ['66010000', 'PA'],
  ['68900010', 'AP'],
  ['69005010', 'AM'],
  ['69301000', 'RR'],
  ['69460000', 'AM'],
  ['69900010', 'AC'],
  ['70040010', 'DF'],
  ['72800010', 'GO'],
  ['73340010', 'DF'],
  ['74003010', 'GO'],
  ['76801010', 'RO'],
  ['77001002', 'TO'],
  ['78005010', 'MT'],
  ['79002010', 'MS'],
  ['80010000', 'PR'],
  ['88010000', 'SC'],
  ['99999999', 'RS'],
])('CAR-19 %s lies in %s', async (cep, state) => {
  expect(await postalRanges.find(cep)).toMatchObject({ state })
})

test('CAR-19 what lies in no range is no CEP', async () => {
  expect(await postalRanges.find('00999999')).toBeNull()
  expect(await postalRanges.find('78999999')).toBeNull()
})

test('CAR-19 the hosted service knows street and city, and learns the CEP alone', async () => {
  let asked = ''
  server.use(
    http.get(viacep, ({ request }) => {
      asked = request.url
      return HttpResponse.json(paulista)
    }),
    http.get('https://brasilapi.com.br/api/cep/v1/:cep', () =>
      HttpResponse.json({ cep: '01310100', state: 'SP', city: 'São Paulo', street: 'A'.repeat(500) }),
    ),
  )
  const found = { state: 'SP', city: 'São Paulo', neighborhood: 'Bela Vista', street: 'Avenida Paulista' }
  expect(await asking('viacep').find('01310100')).toEqual(found)
  expect(asked).toBe('https://viacep.com.br/ws/01310100/json/')
  expect((await asking('brasilapi').find('01310100'))?.street).toHaveLength(120)
})

test('CAR-19 SEC-107 what the service said is known for a day; what only its range says is asked again', async () => {
  let asked = 0
  server.use(
    http.get(viacep, () => {
      asked += 1
      return asked === 1 ? HttpResponse.json({}, { status: 503 }) : HttpResponse.json(paulista)
    }),
  )
  const service = asking('viacep')
  await service.find('01310100')
  expect(service.known('01310100')).toBeUndefined()
  const found = await service.find('01310100')
  expect(service.known('01310100')).toEqual(found)
  expect(await service.find('01310100')).toEqual(found)
  expect(asked).toBe(2)
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 24 * 3_600_000 })
  expect(service.known('01310100')).toBeUndefined()
  vi.useRealTimers()
})

test('CAR-19 a CEP that the service does not know is none', async () => {
  server.use(http.get(viacep, () => HttpResponse.json({ erro: 'true' })))
  expect(await asking('viacep').find('01310100')).toBeNull()
})

test.each([
  ['is down', () => HttpResponse.json({}, { status: 503 })],
  ['answers HTML', () => HttpResponse.html('<h1>Em manutenção</h1>')],
  ['names no state', () => HttpResponse.json({ ...paulista, uf: 'S' })],
  ['is silent', () => new Promise<never>(() => undefined)],
])('CAR-19 while the service %s the state is known by the range', async (_, answer) => {
  warnings.length = 0
  server.use(http.get(viacep, answer))
  expect(await asking('viacep', 100).find('01310100')).toEqual(ofRange)
  expect(warnings).toEqual([{ provider: 'viacep' }])
})
