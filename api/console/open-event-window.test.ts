import { expect, test } from 'vitest'
import { login } from '#api/people/access/login.ts'
import { signUp } from '#api/people/onboarding/sign-up.ts'
import type { StationRecord } from '#api/platform/station-record.ts'
import { endEventWindow, getEventWindow, openEventWindow } from '#contract/console/endpoints.ts'
import { apiWorld } from '#tests/fixtures/api-world.ts'
import { addMember } from '#tests/fixtures/member.ts'
import { newPerson, passwords, problemOf } from '#tests/fixtures/registration.ts'
import type { Captcha } from '../platform/ports/index.ts'

const world = apiWorld()
const hourMs = 3_600_000

/** Calls from one network; `levels`: the work that each form was asked for. */
function fromHall(station: StationRecord) {
  const levels: number[] = []
  const captcha: Captcha = {
    ...world.ports.captcha,
    verify: async (_, __, level = 0) => {
      levels.push(level)
      return { passed: true, by: 'work' }
    },
  }
  const ctx = { ...world.context(station), address: '10.8.0.1', ports: { ...world.ports, captcha } }
  return { ctx, levels }
}

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

  const { ctx, levels } = fromHall(station)
  const attempt = (value: string) =>
    login(ctx, { identifier: { by: 'email', value }, password: 'Errada123' }, world.urls).catch(() => null)
  for (let person = 0; person < 102; person += 1) await attempt(`evento${person}@exemplo.com.br`)
  expect(Math.max(...levels)).toBe(0)
  await owner.client.call(endEventWindow)
  expect(await owner.client.call(getEventWindow)).toEqual({ window: null })
  await attempt('depois@exemplo.com.br')
  expect(levels.at(-1)).toBe(1)
})

test('SEC-13 an assembly registers from one network: 32 people, none of whom is refused, and in the window none does work', async () => {
  const [hall, office] = [await world.station(), await world.station()]
  const owner = await addMember(world, hall, { role: 'owner' })
  const [starts_at = '', ends_at = ''] = [0, 2 * hourMs].map((ms) =>
    new Date(world.ports.clock.now().getTime() + ms).toISOString(),
  )
  await owner.client.call(openEventWindow, { body: { starts_at, ends_at } })
  const registerAll = async (station: StationRecord) => {
    const { ctx, levels } = fromHall(station)
    const registered = new Set<number>()
    for (let person = 0; person < 32; person += 1) {
      const input = { ...newPerson(), birthday: '1990-04-12', ...passwords, terms_accepted: true as const }
      const { user_id } = await signUp(ctx, input, { urls: world.urls })
      registered.add(user_id)
    }
    return { people: registered.size, levels }
  }
  expect(await registerAll(hall)).toEqual({ people: 32, levels: [] })
  // Without a window the first thirty of an hour are free, the others work.
  expect(await registerAll(office)).toEqual({ people: 32, levels: [1, 1] })
})
