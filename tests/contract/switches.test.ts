import { expect, test } from 'vitest'
import { texts as data } from '#app/console/station/texts.ts'
import { sessionCookieName } from '#app/session/session-cookie.server.ts'
import { listedActivityTypes } from '#contract/activity-types/index.ts'
import { apiWorld } from '#tests/fixtures/api-world.ts'
import { addMember } from '#tests/fixtures/member.ts'
import { portalWorld } from '#tests/fixtures/portal.ts'

const world = apiWorld()
const portal = portalWorld()

test('SEC-29 GAP-107 TEN-09 whatever a station can switch is there: its owner switches it, nothing is em breve, and members find it', async () => {
  const station = await world.station({ config: { features: { events: true } } })
  const visit = portal.of(world, station.slug)
  const as = async (path: string, role: 'owner' | 'participant') => {
    const { token } = await addMember(world, station, { role })
    const { status, text } = await visit(path, { cookie: `${sessionCookieName(false)}=${token}` })
    expect(status).toBe(200)
    return text.replace(/<(script|style)[\s\S]*?<\/\1>/g, '')
  }
  const page = await as('/gestao/dados', 'owner')
  expect(page).not.toMatch(/em breve/i)
  expect(page).toMatch(/name="events"/)
  expect(page).toContain(data.flags.events)
  expect(await as('/homepage', 'participant')).toContain('href="/homepage/calendario"')
})

test('SEC-29 the filter of the owners’ activities names types in words, and only those that can be had', async () => {
  const station = await world.station()
  const { token } = await addMember(world, station, { role: 'owner' })
  const visit = portal.of(world, station.slug)
  const { text } = await visit('/gestao/atividades', { cookie: `${sessionCookieName(false)}=${token}` })
  const [, list = ''] = /<select[^>]*name="tipo"[^>]*>(.*?)<\/select>/s.exec(text) ?? []
  const options = [...list.matchAll(/<option value="(\d+)"[^>]*>([^<]+)</g)]
  expect(options.map(([, value]) => Number(value)).sort((a, b) => a - b)).toEqual([...listedActivityTypes])
  for (const [, , label] of options) expect(label).not.toMatch(/\d/)
})
