import { expect, test } from 'vitest'
import { apiWorld } from '#tests/fixtures/api-world.ts'
import { portalWorld } from '#tests/fixtures/portal.ts'

const world = apiWorld()
const portal = portalWorld()

test('TEN-03 HOM-10 the theme is as the device until somebody chooses; the choice is kept, forgotten again, and leads back', async () => {
  const station = await world.station()
  const visit = portal.of(world, station.slug)
  const headers = {
    'content-type': 'application/x-www-form-urlencoded',
    origin: `http://${station.slug}.localhost`,
  }
  const choose = async (tema: string, voltar = '/login') => {
    const answer = await visit('/tema', headers, new URLSearchParams({ tema, voltar }).toString())
    const [cookie = ''] = answer.cookies
    return { ...answer, cookie, page: (await visit('/login', { cookie: cookie.split(';')[0] ?? '' })).text }
  }
  expect((await visit('/login', {})).text).not.toContain('data-tema')
  const dark = await choose('escuro')
  expect([dark.status, dark.location]).toEqual([302, '/login'])
  expect(dark.cookie).toMatch(/^tema=escuro; Path=\/; Max-Age=31536000; SameSite=Lax/)
  expect(dark.page).toContain('data-tema="escuro"')
  expect((await choose('claro')).page).toContain('data-tema="claro"')
  const device = await choose('aparelho', '//outro.exemplo')
  expect([device.location, device.cookie]).toEqual(['/', expect.stringMatching(/^tema=; Path=\/; Max-Age=0/)])
  expect(device.page).not.toContain('data-tema')
  expect((await choose('roxo')).status).toBe(400)
})
