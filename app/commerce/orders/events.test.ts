import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ApiProblem } from '#contract/client.ts'
import { getOrderState } from '#contract/commerce/orders/endpoints.ts'
import type { OrderStatus } from '#contract/commerce/orders/status.ts'
import { getUserWeb } from '#contract/people/access/endpoints.ts'
import type { PortalContext } from '../../station/portal-context.ts'
import { loader } from './events.ts'

const user = {
  content: {
    id: 7,
    name: 'Ana',
    email: 'ana@exemplo.com.br',
    image: null,
    type_id: 2,
    active: 1,
    status: 'active',
    deletedAt: null,
    suspended_at: null,
    briefingDone: true,
    establishment_participant: { id: 1, name: 'Clube' },
  },
  points: 10,
  permissions: [],
  opens: [],
  is_first_login: false,
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'setTimeout', 'clearTimeout'] })
})
afterEach(() => {
  vi.useRealTimers()
})

/** Makes a member whose order is where `state` says; null: the API is away. Fewer places than the server has. */
function world(places = 3) {
  const shown = { state: 'awaiting_payment' as OrderStatus | null, looks: 0, taken: 0 }
  const call = async (endpoint: unknown) => {
    if (endpoint === getUserWeb) return user
    expect(endpoint).toBe(getOrderState)
    shown.looks += 1
    if (shown.state) return { state: shown.state }
    throw new ApiProblem(503, { code: 'unavailable', messages: ['x'] })
  }
  const takeListenerSlot = (person: number) => {
    expect(person).toBe(7)
    if (shown.taken >= places) return null
    shown.taken += 1
    return () => {
      shown.taken -= 1
    }
  }
  async function open(id = '1', left = new AbortController()) {
    const context = {
      sessionToken: 't'.repeat(43),
      station: { id: 4, config: { features: { checkout: true }, behaviour: {} } },
      api: { call },
      takeListenerSlot,
    } as unknown as PortalContext
    const request = new Request(`https://clube.example/homepage/pedidos/${id}/eventos`, {
      signal: left.signal,
    })
    return loader({ context, request, params: { id } } as Parameters<typeof loader>[0])
  }
  return { shown, open }
}
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)

test('SEC-97 GAP-66 streams of an order look at it once for all of them, at its state only, and hear together', async () => {
  const { shown, open } = world()
  const answers = [await open(), await open(), await open()]
  expect(shown.looks).toBe(3)
  await pass(10_000)
  expect(shown.looks).toBe(3 + 5)
  shown.state = 'paid'
  await pass(2_000)
  for (const answer of answers) expect(await answer.text()).toMatch(/: \n\nevent: pedido\ndata: paid\n\n$/)
  expect(shown.taken).toBe(0)
  await pass(10_000)
  expect(shown.looks).toBe(9)
})

test('SEC-97 another order is looked at by itself', async () => {
  const { shown, open } = world()
  await Promise.all([open('1'), open('2')])
  await pass(2_000)
  expect(shown.looks).toBe(2 + 2)
  await pass(24_000)
  expect(shown.taken).toBe(0)
})

test('SEC-97 who finds no place asks now and then; one that was left is somebody else’s', async () => {
  const { shown, open } = world(1)
  const left = new AbortController()
  await open('1', left)
  expect((await open()).status).toBe(204)
  left.abort()
  const next = await open()
  expect([next.status, shown.taken]).toEqual([200, 1])
  await next.body?.cancel()
  expect(shown.taken).toBe(0)
  const { looks } = shown
  await pass(10_000)
  expect(shown.looks).toBe(looks)
})

test('GAP-66 what is settled is said at once; an answer ends by itself, and when nobody can say', async () => {
  const { shown, open } = world()
  shown.state = 'expired'
  expect(await (await open()).text()).toBe('event: pedido\ndata: expired\n\n')
  shown.state = 'awaiting_payment'
  const answer = await open()
  await pass(24_000)
  expect(await answer.text()).toMatch(/^retry: 1000\n\n(: \n\n){11,12}$/)
  const away = await open()
  shown.state = null
  await pass(2_000)
  expect([await away.text(), shown.taken]).toEqual(['retry: 1000\n\n', 0])
})
