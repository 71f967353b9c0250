import { describe, expect, test } from 'vitest'
import { getUserWeb } from '#contract/people/access/endpoints.ts'
import { endOneSession, endOtherSessions, listSessions } from '#contract/people/account/endpoints.ts'
import { account, logIn } from '#tests/fixtures/account.ts'
import { apiWorld } from '#tests/fixtures/api-world.ts'

const world = apiWorld()

async function threeDevices() {
  const station = await world.station()
  const ana = await account(world, station)
  const tokens = []
  for (const _ of [1, 2, 3]) tokens.push((await logIn(world, station, ana)).token)
  const isIn = (token: string) =>
    world
      .client(station, token)
      .call(getUserWeb, { params: { id: 'me' } })
      .then(
        () => true,
        () => false,
      )
  return { station, ana, tokens, isIn, client: world.client(station, tokens[0]) }
}

describe('the list of sessions', () => {
  test('ACC-07 shows where one is logged in, this device first, and no token', async () => {
    const { tokens, client } = await threeDevices()
    const { sessions } = await client.call(listSessions)
    expect(sessions).toHaveLength(3)
    expect(sessions.map((one) => one.isCurrent)).toEqual([true, false, false])
    expect(sessions[0]).toMatchObject({ lastUsedAt: '2026-05-04T15:00:00.000Z' })
    for (const token of tokens) expect(JSON.stringify(sessions)).not.toContain(token)
  })

  test('ACC-07 ends one, then all others; this one stays', async () => {
    const { tokens, client, isIn } = await threeDevices()
    const { sessions } = await client.call(listSessions)
    const id = sessions[1]?.id ?? ''
    expect(await client.call(endOneSession, { params: { id } })).toEqual({ ended: 1 })
    expect(await client.call(endOneSession, { params: { id } })).toEqual({ ended: 0 })
    expect(await client.call(endOtherSessions)).toEqual({ ended: 1 })
    expect(await Promise.all(tokens.map(isIn))).toEqual([true, false, false])
  })

  test('ACC-07 nobody ends the sessions of somebody else, here or on another station', async () => {
    const { station, tokens, client, isIn } = await threeDevices()
    const { sessions } = await client.call(listSessions)
    const id = sessions[0]?.id ?? ''
    const stranger = await logIn(world, station, await account(world, station))
    const abroad = await world.station()
    const foreigner = await logIn(world, abroad, await account(world, abroad))
    const tries = [world.client(station, stranger.token), world.client(abroad, foreigner.token)]
    for (const other of tries)
      expect(await other.call(endOneSession, { params: { id } })).toEqual({ ended: 0 })
    await expect(world.client(station).call(endOtherSessions)).rejects.toMatchObject({ status: 401 })
    expect(await Promise.all(tokens.map(isIn))).toEqual([true, true, true])
  })
})
