import { expect, test } from 'vitest'
import { getCartSummary } from '#contract/commerce/cart/endpoints.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { getUserWeb } from '#contract/people/access/endpoints.ts'
import { configSchema } from '#contract/stations/registry/configuration.ts'
import { loader } from './layout.tsx'

const content = {
  id: 7,
  name: 'Ana',
  active: 1,
  status: 'active',
  deletedAt: null,
  suspended_at: null,
  briefingDone: true,
  establishment_participant: { id: 1 },
}

/** Loads the frame of the member area for somebody with such a balance, and the endpoints that it asked. */
async function load(points: number | null, { items = 0, path = '/homepage', cookie = '' } = {}) {
  const asked: Endpoint[] = []
  const call = async (endpoint: Endpoint) => {
    asked.push(endpoint)
    if (endpoint === getCartSummary) return { items }
    return { content, points, permissions: [], is_first_login: false }
  }
  const context = {
    station: { config: configSchema.parse({ id: 7, slug: 'clube', name: 'Clube' }) },
    sessionToken: 'x',
    cookies: { secret: 's'.repeat(32), secure: false },
    api: { call },
  }
  const request = new Request(`http://clube.localhost${path}`, { headers: { cookie } })
  const { data, init } = await loader({ context, request, params: {} } as never)
  return { asked, ...data, told: new Headers(init?.headers).get('set-cookie') }
}

test('PTS-01 the balance of a page comes with its member, in one call, and what waits in the cart in another', async () => {
  const { asked, member, toasts } = await load(12.5)
  expect([asked, member.points, toasts]).toEqual([[getUserWeb, getCartSummary], 12.5, []])
})

test('PTS-01 ERR-06 a balance that cannot be read is said once, and the page is there', async () => {
  const { member, toasts } = await load(null)
  expect(member).toMatchObject({ name: 'Ana', points: 0, isBalanceKnown: false })
  expect(toasts).toMatchObject([{ tone: 'error', title: 'Erro', text: 'Saldo indisponível' }])
})

test('CAR-03 what waits in the cart is said at home once, and again when there is more; every page has its number', async () => {
  const pending = 'Há compras pendentes no seu Carrinho. Por favor, confira e finalize o pagamento'
  const first = await load(1, { items: 2 })
  expect(first).toMatchObject({ cartItems: 2, toasts: [{ text: pending, time: 'long' }] })
  const cookie = first.told?.split(';')[0] ?? ''
  expect(await load(1, { items: 2, cookie })).toMatchObject({ cartItems: 2, toasts: [] })
  expect(await load(1, { items: 3, cookie })).toMatchObject({ toasts: [{ text: pending }] })
  expect(await load(1, { items: 3, path: '/homepage/feed' })).toMatchObject({ cartItems: 3, toasts: [] })
  expect(await load(1)).toMatchObject({ cartItems: 0, toasts: [], told: null })
})
