import { describe, expect, test } from 'vitest'
import type { StationRecord } from '#api/platform/station-record.ts'
import {
  createShareLink,
  createShortLink,
  openShortLink,
  validateSharing,
  validateUser,
} from '#contract/people/links/endpoints.ts'
import { account, logIn } from '#tests/fixtures/account.ts'
import { apiWorld } from '#tests/fixtures/api-world.ts'
import { sharedTarget } from '../../activities/participation/share-link.ts'
import { createCardToken } from './index.ts'
import { pathInStation } from './short-link.ts'

const world = apiWorld()
const link = 'https://exemplo.com.br/manifesto?a=1'

const activity = (id: number, body: Record<string, string>, status?: 'withdrawn') => ({
  id,
  type: 5,
  name: `Compartilhe ${id}`,
  body,
  ...(status && { status }),
})

async function shared() {
  const station = await world.station({
    content: {
      activities: [
        activity(1, { link }),
        activity(2, { link: 'javascript:alert(1)' }),
        activity(3, { link }, 'withdrawn'),
        activity(4, {}),
      ],
    },
  })
  const ana = await account(world, station)
  const { token } = await logIn(world, station, ana)
  return { station, ana, client: world.client(station, token) }
}

const validate = (station: StationRecord, action_id: number, user_id: number | string) =>
  world.client(station).call(validateSharing, { body: { action_id, user_id } })
const sourceOf = (url: string) => new URL(url).searchParams.get('source') ?? ''

describe('DLK-02 share links', () => {
  test('DLK-02 GAP-55 a code that names nobody leads to the address stored in the activity', async () => {
    const { station, ana, client } = await shared()
    const { url, short_url } = await client.call(createShareLink, { body: { action_id: 1 } })
    expect(url).toContain('/compartilhamento?source=')
    expect(sourceOf(url)).not.toContain(String(ana.id))
    expect(await validate(station, 1, sourceOf(url))).toEqual({ action: { contents: [{ link }] } })
    const again = await client.call(createShareLink, { body: { action_id: 1 } })
    expect(again).toEqual({ url, short_url })
    const slug = short_url.split('/s/')[1] ?? ''
    const { path } = await world.client(station).call(openShortLink, { params: { slug } })
    expect(url).toContain(path)
  })

  test('DLK-02 GAP-55 enumeration: the older numbers answer alike, account or not, also to a member', async () => {
    const { station, ana, client } = await shared()
    const known = await validate(station, 1, ana.id)
    expect(await validate(station, 1, 987_654_321)).toEqual(known)
    const asMember = await client.call(validateSharing, { body: { action_id: 1, user_id: ana.id + 1 } })
    expect(asMember).toEqual(known)
  })

  test('DLK-02 open redirect: only http and https addresses of published activities', async () => {
    const { station, ana, client } = await shared()
    for (const id of [2, 3, 4, 99])
      await expect(validate(station, id, ana.id)).rejects.toMatchObject({ status: 404 })
    await expect(client.call(createShareLink, { body: { action_id: 2 } })).rejects.toMatchObject({
      status: 404,
    })
    const { url } = await client.call(createShareLink, { body: { action_id: 1 } })
    await expect(validate(station, 4, sourceOf(url))).rejects.toMatchObject({ status: 404 })
    await expect(validate(station, 1, 'cABCDEFGHIJKLMN0')).rejects.toMatchObject({ status: 404 })
  })

  test('DLK-02 cross-station: a code of one station says nothing on another', async () => {
    const [here, there] = [await shared(), await shared()]
    const { url } = await here.client.call(createShareLink, { body: { action_id: 1 } })
    await expect(validate(there.station, 1, sourceOf(url))).rejects.toMatchObject({ status: 404 })
  })

  test.each([
    ['https://a.example/x', 'https://a.example/x'],
    ['http://a.example', 'http://a.example/'],
    ['javascript:alert(1)', null],
    ['data:text/html,x', null],
    ['//evil.example', null],
    ['/homepage', null],
    [undefined, null],
    [7, null],
  ])('GAP-55 what may be redirected to: %s', (stored, target) => {
    expect(sharedTarget({ link: stored })).toBe(target)
  })
})

describe('DLK-03 short links', () => {
  test('DLK-03 GAP-56 made by a member, the same page gives the same link, opened by anybody', async () => {
    const { station, client } = await shared()
    const make = (url: string) => client.call(createShortLink, { body: { url } })
    const first = await make('/atividade/1?de=ana')
    expect(first.result_url).toMatch(/^http:\/\/estacao\d+\.localhost:3000\/s\/[2-9A-Za-z]{8}$/)
    expect(await make(`http://${station.slug}.localhost:3000/atividade/1?de=ana`)).toEqual(first)
    const slug = first.result_url.split('/s/')[1] ?? ''
    expect(await world.client(station).call(openShortLink, { params: { slug } })).toEqual({
      path: '/atividade/1?de=ana',
    })
    const other = await world.station()
    await expect(world.client(other).call(openShortLink, { params: { slug } })).rejects.toMatchObject({
      status: 404,
    })
  })

  test('DLK-03 open redirect: another site cannot be shortened, a visitor shortens nothing', async () => {
    const { station, client } = await shared()
    await expect(
      client.call(createShortLink, { body: { url: 'https://evil.example/' } }),
    ).rejects.toMatchObject({ code: 'invalid_input' })
    await expect(
      client.call(createShortLink, { body: { url: `/${'漢'.repeat(1_999)}` } }),
    ).rejects.toMatchObject({ status: 422 })
    await expect(world.client(station).call(createShortLink, { body: { url: '/' } })).rejects.toMatchObject({
      status: 401,
    })
  })

  test.each([
    ['/atividade/1', '/atividade/1'],
    ['http://fan.localhost:3000/a?b=1#c', '/a?b=1#c'],
    ['http://fan.localhost:3000//evil.example', null],
    ['https://fan.localhost:3000/a', null],
    ['http://sindicato.localhost:3000/a', null],
    ['//evil.example/a', null],
    ['/\\evil.example', null],
    ['\\\\evil.example', null],
    ['http://fan.localhost:3000@evil.example/', null],
    ['http://eu@fan.localhost:3000/', null],
    ['java\nscript:alert(1)', null],
    ['javascript:alert(1)', null],
    ['/..//evil.example', null],
  ])('DLK-03 which addresses are of the station: %s', (address, path) => {
    expect(pathInStation(address, 'http://fan.localhost:3000')).toBe(path)
  })
})

describe('VCD-03 checking a card', () => {
  const check = (station: StationRecord, id: number | string) =>
    world.client(station).call(validateUser, { params: { id } })

  test('VCD-03 GAP-83 GAP-85 valid or not, and nothing else', async () => {
    const { station, ana } = await shared()
    expect(await check(station, ana.id)).toEqual({ isValid: true })
    expect(await check(station, 999_999)).toEqual({ isValid: false })
    for (const changes of [
      { status: 'suspended' as const, suspendedAt: new Date() },
      { status: 'inactive' as const },
      { status: 'deleted' as const, deletedAt: new Date() },
      { hasEstablishment: false },
    ])
      expect(await check(station, (await account(world, station, changes)).id)).toEqual({ isValid: false })
  })

  test('GAP-85 SEC-104 of one line few plain numbers are answered, valid ones and unknown ones alike; sealed codes go on', async () => {
    const { station, ana } = await shared()
    const door = world.client(station, undefined, { address: '2001:db8:77:1::/64' })
    const ask = (client: typeof door, id: number | string) =>
      client.call(validateUser, { params: { id } }).then(
        ({ isValid }) => isValid,
        ({ code }) => code as string,
      )
    const answers = []
    for (let n = 0; n < 12; n += 1) answers.push(await ask(door, n === 11 ? ana.id : 900_000 + n))
    expect(answers).toEqual([...Array(10).fill(false), 'too_many_requests', 'too_many_requests'])
    // Another network of the same /48 is the same line; another line, and the same one at another station, are not.
    const neighbour = world.client(station, undefined, { address: '2001:db8:77:2::/64' })
    expect(await ask(neighbour, ana.id)).toBe('too_many_requests')
    expect(await ask(world.client(station, undefined, { address: '203.0.113.77' }), ana.id)).toBe(true)
    const { token } = await createCardToken(world.context(station), ana.id)
    expect(await ask(door, token)).toBe(true)
    const other = world.client(await world.station(), undefined, { address: '2001:db8:77:1::/64' })
    expect(await ask(other, 1)).toBe(false)
  })

  test('GAP-85 SEC-104 a station that takes no numbers says invalid to each, and valid to sealed codes', async () => {
    const station = await world.station({ config: { cards: { numbers: false } } })
    const ana = await account(world, station)
    expect(await check(station, ana.id)).toEqual({ isValid: false })
    const { token } = await createCardToken(world.context(station), ana.id)
    expect(await check(station, token)).toEqual({ isValid: true })
  })

  test('GAP-85 a card token hides the number, changes each time, and ends', async () => {
    const { station, ana } = await shared()
    const tokens = [
      (await createCardToken(world.context(station), ana.id)).token,
      (await createCardToken(world.context(station), ana.id)).token,
    ]
    expect(tokens[0]).not.toBe(tokens[1])
    for (const token of tokens) expect(await check(station, token)).toEqual({ isValid: true })
    const forged = `${tokens[0]?.slice(0, -1)}${tokens[0]?.endsWith('A') ? 'B' : 'A'}`
    for (const wrong of [forged, 'vAAAAAAAA', 'v'.padEnd(80, 'x')])
      expect(await check(station, wrong)).toEqual({ isValid: false })
    const other = await world.station()
    expect(await check(other, tokens[0] ?? '')).toEqual({ isValid: false })
    world.ports.clock.advance(24 * 3_600_000)
    expect(await check(station, tokens[0] ?? '')).toEqual({ isValid: false })
  })
})
