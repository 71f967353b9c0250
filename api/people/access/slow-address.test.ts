import { like } from 'drizzle-orm'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { ApiClient } from '#contract/client.ts'
import { checkVoucher } from '#contract/commerce/vouchers/endpoints.ts'
import { unsubscribeEmail, validateUser } from '#contract/people/links/endpoints.ts'
import { activateParticipant } from '#contract/people/onboarding/endpoints.ts'
import { checkSiteName, confirmAdmin } from '#contract/site/builder/endpoints.ts'
import { apiWorld } from '#tests/fixtures/api-world.ts'
import { rateLimits } from '../../platform/rate-limit/tables.ts'
import type { StationRecord } from '../../platform/station-record.ts'

const world = apiWorld()
let station: StationRecord

beforeAll(async () => {
  station = await world.station({ config: { behaviour: { onboardingPage: 'company' } } })
})
// Queues go by the machine's clock: it stands still, so a slow machine changes nothing.
beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-05-04T15:00:00Z') }))
afterEach(() => vi.useRealTimers())

const email = 'alguem@exemplo.com.br'
const made = (n: number) => `${n}`.padStart(43, 'x')
const company = { name: 'Ana Souza', password: 'Senha123', password_confirmation: 'Senha123' }
const tried: [string, number, (client: ApiClient, n: number) => Promise<unknown>][] = [
  ['card', 30, (client, n) => client.call(validateUser, { params: { id: `v${made(n)}` } })],
  ['voucher-check', 60, (client) => client.call(checkVoucher, { params: { code: 'AAAAA-AAAAA' } })],
  ['email-list', 60, (client, n) => client.call(unsubscribeEmail, { body: { id: 1, hash: made(n) } })],
  ['site-name', 240, (client, n) => client.call(checkSiteName, { query: { name: `nome${n}` } })],
  [
    'confirm-admin',
    30,
    (client, n) =>
      client.call(confirmAdmin, { body: { email, hash: made(n), ...company, terms_accepted: true } }),
  ],
  [
    'activate-address',
    60,
    (client, n) => client.call(activateParticipant, { body: { email, hash: made(n) } }),
  ],
]

/** One of the networks of an IPv6 /48, for the test of a call. */
const network = (line: number, name: string, one: number) =>
  `2001:db8:${(line * 100 + tried.findIndex(([tried]) => tried === name)).toString(16)}:${one}::/64`

/** What came of so many calls at once from one address, and for how long the last one was held. */
async function flood(
  address: string,
  times: number,
  call: (client: ApiClient, n: number) => Promise<unknown>,
) {
  const client = world.client(station, undefined, { address })
  const before = world.ports.clock.now().getTime()
  const codes = await Promise.all(
    Array.from({ length: times }, (_, n) => call(client, n).catch((problem) => problem.code as string)),
  )
  const refused = codes.filter((code) => code === 'too_many_requests').length
  return { refused, isHeld: world.ports.clock.now().getTime() > before }
}

test.each(tried)(
  'SEC-13 GAP-85 ORD-10 EML-02 %s: %i are free, further ones of the line come ever later, others wait for nothing',
  async (name, free, call) => {
    expect(await flood(network(1, name, 1), free, call)).toEqual({ refused: 0, isHeld: false })
    const further = await flood(network(1, name, 2), 45, call)
    expect(further.isHeld).toBe(true)
    expect(further.refused).toBeGreaterThan(0)
    expect(further.refused).toBeLessThan(20)
    expect(await flood(network(2, name, 1), 1, call)).toEqual({ refused: 0, isHeld: false })
  },
)

test('SEC-10 made-up pages and e-mails fill no table: an address is slowed before they are counted', async () => {
  const counted = () => world.database.db.$count(rateLimits, like(rateLimits.key, 'activate-%'))
  const before = await counted()
  const { refused } = await flood('10.9.2.1', 300, (client, n) =>
    client.call(activateParticipant, {
      body: { email: `x${n}@exemplo.com.br`, hash: made(n), code: '123456' },
    }),
  )
  expect(refused).toBeGreaterThan(180)
  expect((await counted()) - before).toBeLessThan(120)
})
