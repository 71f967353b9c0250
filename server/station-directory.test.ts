import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createClient } from '#contract/client.ts'
import { configSchema } from '#contract/stations/registry/configuration.ts'
import { createStationDirectory } from './station-directory.ts'

const host = 'clube.localhost'
const stored = { id: 7, slug: 'clube', name: 'Clube' }

/** Makes a directory in front of an API that a test changes; `asked` counts its calls. */
function world() {
  const api = { revision: 1, isThere: true, isAway: false, wait: Promise.resolve() as Promise<unknown> }
  let asked = 0
  const transport = async () => {
    asked += 1
    const { revision, isThere, isAway } = api
    await api.wait
    if (isAway) throw new Error('refused')
    if (!isThere) return Response.json({ code: 'not_found', messages: ['x'] }, { status: 404 })
    return Response.json({ ...stored, revision, primaryDomain: null, isSuspended: false, config: stored })
  }
  const client = createClient({ baseUrl: 'http://api.test/api', timeoutMs: 0, transport })
  const directory = createStationDirectory(client, { baseDomain: 'localhost' })
  const find = async (name = host, line = 'a') => (await directory.of(name, line)).station
  return { api, directory, asked: () => asked, find }
}

/** The memory measures by the machine's own clock, and looks at it once a millisecond. */
let nowMs = 1_000
const pass = (ms: number) => {
  nowMs += ms
  vi.advanceTimersByTime(ms)
}
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  vi.spyOn(performance, 'now').mockImplementation(() => nowMs)
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

test('TEN-01 many who ask at once cost one call, and afterwards none until the answer is old', async () => {
  const { find, asked, directory } = world()
  const found = await Promise.all([find(), find(), find()])
  expect([asked(), found.map((one) => one?.id)]).toEqual([1, [7, 7, 7]])
  expect(directory.remembered(host)?.station?.id).toBe(7)
  pass(5_001)
  expect(directory.remembered(host)).toBeUndefined()
  await find()
  expect(asked()).toBe(2)
})

test('SEC-53 of one line few names are looked up at a time; others, and names that were known, wait for none of it', async () => {
  const { api, find, asked, directory } = world()
  await find()
  let answer = () => {}
  api.wait = new Promise<void>((resolve) => {
    answer = resolve
  })
  pass(5_001)
  const names = Array.from({ length: 252 }, (_, at) => find(`inventado${at}.com`, 'b'))
  await expect.poll(asked).toBe(3)
  await expect(find('mais.um.com', 'b')).rejects.toMatchObject({ code: 'too_many_requests' })
  // Known a moment ago, asked for by the same line; unknown, by another.
  names.push(find(host, 'b'), find('clube.com.br', 'c'))
  await expect.poll(asked).toBe(5)
  expect(directory.remembered('inventado1.com')).toBeUndefined()
  answer()
  expect((await Promise.all(names)).map((one) => one?.id)).toEqual(Array(254).fill(7))
})

test('TEN-01 a configuration is parsed once for each revision, however often it is asked for', async () => {
  const parse = vi.spyOn(configSchema, 'parse')
  const { api, find, directory } = world()
  const first = await find()
  pass(5_001)
  expect((await find())?.config).toBe(first?.config)
  directory.forget(7)
  expect((await find())?.config).toBe(first?.config)
  expect(parse).toHaveBeenCalledTimes(1)
  api.revision = 2
  directory.forget(7)
  expect(await find()).toMatchObject({ revision: 2 })
  expect(parse).toHaveBeenCalledTimes(2)
})

test('GAP-02 while the API is away what was known serves on; what was never known is an error', async () => {
  const { api, find, asked } = world()
  await find()
  api.isAway = true
  pass(5_001)
  expect((await find())?.id).toBe(7)
  // Not asked again at once: each question may take as long as the API is waited for.
  await find()
  expect(asked()).toBe(2)
  const other = world()
  other.api.isAway = true
  await expect(other.find()).rejects.toThrow()
})

test('TEN-12 a host without a station is asked for again a moment later', async () => {
  const { api, find, asked } = world()
  api.isThere = false
  expect(await find()).toBeNull()
  expect(await find()).toBeNull()
  expect(asked()).toBe(1)
  api.isThere = true
  pass(301)
  expect((await find())?.id).toBe(7)
})

test('TEN-12 an answer that was under way when the station changed is not kept', async () => {
  const { api, find, directory } = world()
  let answer = () => {}
  api.wait = new Promise<void>((resolve) => {
    answer = resolve
  })
  const before = find()
  api.revision = 2
  directory.forget()
  answer()
  expect((await before)?.revision).toBe(1)
  pass(2)
  expect((await find())?.revision).toBe(2)
})
