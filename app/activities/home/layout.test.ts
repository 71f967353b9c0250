import { expect, test } from 'vitest'
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

/** What the frame of the member area loads of somebody with such a balance, and what it asks for. */
async function load(points: number | null) {
  const asked: Endpoint[] = []
  const call = async (endpoint: Endpoint) => {
    asked.push(endpoint)
    return { content, points, permissions: [], is_first_login: false }
  }
  const context = {
    station: { config: configSchema.parse({ id: 7, slug: 'clube', name: 'Clube' }) },
    sessionToken: 'x',
    cookies: { secret: 's'.repeat(32), secure: false },
    api: { call },
  }
  const request = new Request('http://clube.localhost/homepage')
  const { data } = await loader({ context, request, params: {} } as never)
  return { asked, ...data }
}

test('PTS-01 the balance of a page comes with its member, in one call', async () => {
  const { asked, member, toasts } = await load(12.5)
  expect([asked, member.points, toasts]).toEqual([[getUserWeb], 12.5, []])
})

test('PTS-01 ERR-06 a balance that cannot be read is said once, and the page is there', async () => {
  const { member, toasts } = await load(null)
  expect(member).toMatchObject({ name: 'Ana', points: 0, isBalanceKnown: false })
  expect(toasts).toMatchObject([{ tone: 'error', title: 'Erro', text: 'Saldo indisponível' }])
})
