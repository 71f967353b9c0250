import { expect, test } from 'vitest'
import { apiWorld } from '#tests/fixtures/api-world.ts'
import { portalWorld } from '#tests/fixtures/portal.ts'

const world = apiWorld()
const portal = portalWorld()

test('CON-01 CON-02 the answer of the cookie notice leaves the page as it is, the age gate’s leads back', async () => {
  const station = await world.station()
  const visit = portal.of(world, station.slug)
  const headers = {
    'content-type': 'application/x-www-form-urlencoded',
    origin: `http://${station.slug}.localhost`,
  }
  const before = await visit('/login', {})
  expect(before.text).toContain('Aviso de cookies')
  expect(before.text).toMatch(/<noscript>[^<]*some na próxima página/)
  const cookies = await visit('/consentimento', headers, 'aceite=cookies')
  expect([cookies.status, cookies.text, cookies.location]).toEqual([204, '', null])
  const given = cookies.cookies.map((one) => one.split(';')[0]).join('; ')
  expect((await visit('/login', { cookie: given })).text).not.toContain('Aviso de cookies')
  const age = await visit('/consentimento', headers, 'aceite=maioridade&voltar=%2Flogin')
  expect([age.status, age.location]).toEqual([302, '/login'])
})
