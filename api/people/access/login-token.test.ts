import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { sessions } from '#api/people/access/tables.ts'
import type { StationRecord } from '#api/platform/station-record.ts'
import { getUserWeb } from '#contract/people/access/endpoints.ts'
import { loginByToken } from '#contract/people/links/endpoints.ts'
import { account, logIn } from '#tests/fixtures/account.ts'
import { apiWorld } from '#tests/fixtures/api-world.ts'
import { createTempToken } from './index.ts'
import { tidyLoginTokens } from './login-token.ts'
import { loginTokens } from './tables.ts'

const world = apiWorld()
const management = 'https://gestao.exemplo.com.br/entrar/'

async function tempToken() {
  const station = await world.station()
  const ana = await account(world, station)
  return { station, ana, token: await createTempToken(world.context(station), ana.id) }
}

const redeem = (station: StationRecord, token: string) => world.client(station, token).call(loginByToken)

describe('ACC-08 temporary tokens', () => {
  test('ACC-08 the bearer token becomes a session, whose user it answers', async () => {
    const { station, ana, token } = await tempToken()
    const answer = await redeem(station, token)
    expect(answer).toMatchObject({ content: { id: ana.id, email: ana.email }, tempToken: null })
    const me = await world.client(station, answer.token).call(getUserWeb, { params: { id: 'me' } })
    expect(me.content.id).toBe(ana.id)
  })

  test('ACC-08 the station of the token counts where the host names none', async () => {
    const { token } = await tempToken()
    const answer = await world.fetch('/auth/login-token', {
      method: 'POST',
      headers: { authorization: `Bearer ${token}` },
    })
    expect(answer.status).toBe(200)
  })

  test('ACC-08 replay: once, also when it is sent five times at the same moment', async () => {
    const { station, token } = await tempToken()
    const all = await Promise.allSettled(Array.from({ length: 5 }, () => redeem(station, token)))
    expect(all.filter((one) => one.status === 'fulfilled')).toHaveLength(1)
    await expect(redeem(station, token)).rejects.toMatchObject({ status: 401, code: 'not_authenticated' })
    const rows = await world.database.db.select().from(sessions).where(eq(sessions.stationId, station.id))
    expect(rows).toHaveLength(1)
  })

  test('GAP-18 it ends after ten minutes and is tidied away', async () => {
    const { station, token } = await tempToken()
    world.ports.clock.advance(10 * 60_000)
    await expect(redeem(station, token)).rejects.toMatchObject({ status: 401 })
    await tidyLoginTokens({ db: world.database.db, ports: world.ports })
    expect(
      await world.database.db.select().from(loginTokens).where(eq(loginTokens.stationId, station.id)),
    ).toEqual([])
  })

  test('ACC-08 cross-station: on another station it opens nothing and stays unused', async () => {
    const { station, token } = await tempToken()
    const other = await world.station()
    await expect(redeem(other, token)).rejects.toMatchObject({ status: 403, code: 'station_mismatch' })
    await redeem(station, token)
  })

  test('ACC-08 fixation: the session is a new one, whatever the caller carried', async () => {
    const { station, ana, token } = await tempToken()
    const before = await logIn(world, station, ana)
    const answer = await redeem(station, token)
    expect(answer.token).not.toBe(before.token)
    expect(answer.token).not.toBe(token)
    await expect(
      world.client(station, token).call(getUserWeb, { params: { id: 'me' } }),
    ).rejects.toMatchObject({ status: 401 })
  })

  test('ACC-08 brute force: guesses, empty tokens and session tokens open nothing', async () => {
    const { station, ana } = await tempToken()
    const { token: session } = await logIn(world, station, ana)
    const guesses = ['', 'x', session, ...Array.from({ length: 40 }, (_, n) => `${n}`.padStart(43, 'B'))]
    for (const guess of guesses) await expect(redeem(station, guess)).rejects.toMatchObject({ status: 401 })
  })
})

describe('STN-013 the way to the management host', () => {
  test('STN-013 the log-in answers a temporary token once the briefing is done, and it works once', async () => {
    const station = await world.station({ config: { behaviour: { managementRedirect: management } } })
    const ana = await account(world, station)
    const { tempToken: handed } = await logIn(world, station, ana)
    expect(handed).toMatch(/^[\w-]{43}$/)
    expect((await redeem(station, handed ?? '')).content.id).toBe(ana.id)
    await expect(redeem(station, handed ?? '')).rejects.toMatchObject({ status: 401 })
  })

  test('STN-013 no token before the briefing, for blocked accounts, and on other stations', async () => {
    const station = await world.station({ config: { behaviour: { managementRedirect: management } } })
    for (const changes of [
      { briefingDone: false },
      { firstLogin: true },
      { status: 'suspended' as const, suspendedAt: new Date() },
    ])
      expect((await logIn(world, station, await account(world, station, changes))).tempToken).toBeNull()
    const plain = await world.station()
    expect((await logIn(world, plain, await account(world, plain))).tempToken).toBeNull()
  })
})
