import { expect, test } from 'vitest'
import { login } from '#api/access/login.ts'
import { endEventWindow, getEventWindow, openEventWindow } from '#contract/management/endpoints.ts'
import { apiWorld } from '#tests/fixtures/api-world.ts'
import { addMember } from '#tests/fixtures/member.ts'
import { problemOf } from '#tests/fixtures/registration.ts'
import type { Captcha } from '../ports/index.ts'

const world = apiWorld()
const hourMs = 3_600_000

test('SEC-13 an owner opens a window for an event: until it ends, many log in from one network without more work', async () => {
  const station = await world.station()
  const owner = await addMember(world, station, { role: 'owner' })
  const member = await addMember(world, station)
  const now = () => world.ports.clock.now().getTime()
  const at = (ms: number) => new Date(now() + ms).toISOString()
  const window = { starts_at: at(0), ends_at: at(2 * hourMs) }
  expect((await problemOf(member.client.call(openEventWindow, { body: window }))).status).toBe(403)
  const late = await problemOf(owner.client.call(openEventWindow, { body: { ...window, ends_at: at(0) } }))
  expect(Object.keys(late.body.fields ?? {})).toEqual(['ends_at'])
  const long = { ...window, ends_at: at(25 * hourMs) }
  expect((await problemOf(owner.client.call(openEventWindow, { body: long }))).status).toBe(422)
  expect(await owner.client.call(openEventWindow, { body: window })).toEqual({ window })

  const levels: number[] = []
  const captcha: Captcha = {
    ...world.ports.captcha,
    verify: async (_, __, level = 0) => {
      levels.push(level)
      return { passed: true, by: 'work' }
    },
  }
  const ctx = { ...world.context(station), address: '10.8.0.1', ports: { ...world.ports, captcha } }
  const attempt = (value: string) =>
    login(ctx, { identifier: { by: 'email', value }, password: 'Errada123' }).catch(() => null)
  for (let person = 0; person < 102; person += 1) await attempt(`evento${person}@exemplo.com.br`)
  expect(Math.max(...levels)).toBe(0)
  await owner.client.call(endEventWindow)
  expect(await owner.client.call(getEventWindow)).toEqual({ window: null })
  await attempt('depois@exemplo.com.br')
  expect(levels.at(-1)).toBe(1)
})
