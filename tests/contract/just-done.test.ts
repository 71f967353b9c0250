import { expect, test } from 'vitest'
import { takePartInRawContent } from '#contract/activity-types/raw-content.ts'
import { apiWorld } from '#tests/fixtures/api-world.ts'
import { browserOf, wordsOf } from '#tests/fixtures/browser.ts'
import { addMember } from '#tests/fixtures/member.ts'
import { portalWorld } from '#tests/fixtures/portal.ts'

/** What stands on the page of an activity that somebody has just done for the last time. */
const world = apiWorld()
const portal = portalWorld()
const limit = 'já ultrapassou o limite de participações'

test('ACT-S06 who has just done it for the last time is not scolded; a day later the limit is said', async () => {
  const content = {
    activities: [{ id: 1, type: 16, name: 'Leitura', limitPerUser: 1, body: { html: '<p>Oi</p>' } }],
  }
  const station = await world.station({ content: content as never })
  const pageOfWhoDidIt = async (at: Date) => {
    world.ports.clock.set(at)
    const member = await addMember(world, station)
    const browser = browserOf(portal.of(world, station.slug))
    await browser.logIn(member, station)
    await member.client.call(takePartInRawContent, { body: { action_id: 1 } })
    return wordsOf((await browser.open('/homepage/atividades/1')).text)
  }
  const now = Date.now()
  const longAgo = await pageOfWhoDidIt(new Date(now - 25 * 3_600_000))
  expect(longAgo).toContain(`Informação: Olá, você ${limit}`)
  const recent = await pageOfWhoDidIt(new Date(now))
  expect(recent).toContain('Com esta, você fez tudo o que a atividade permite.')
  expect(recent).not.toContain(limit)
})
