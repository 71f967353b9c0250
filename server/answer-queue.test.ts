import type { Context } from 'hono'
import { describe, expect, test } from 'vitest'
import { queues } from '#api/platform/slots/limits.ts'
import { createAnswerQueue, createAnswerQueues } from './answer-queue.ts'
import type { AppEnv } from './app-parts.ts'

/** Waits some rounds of the event loop, after which waiting work begins. */
const rounds = async () => {
  for (let nth = 0; nth < 40; nth += 1) await new Promise(setImmediate)
}

const asking = (method = 'GET', outgoing = { destroyed: false }) =>
  ({ req: { method }, env: { outgoing } }) as unknown as Context<AppEnv>

/** The queue of pages, half as long. */
const four = { ...queues.pagesRead, ofAll: 4, ofOne: 2 }

function world() {
  const inQueue = createAnswerQueues({ read: four, sent: four }, () => new Response('full', { status: 503 }))
  const begun: string[] = []
  const open: (() => void)[] = []
  const ask = (address: string, c = asking()) =>
    inQueue(c, address, () => {
      begun.push(address)
      return new Promise((resolve) => open.push(() => resolve(new Response('done'))))
    })
  return { ask, begun, open, inQueue }
}

describe('SEC-46 what is worked on at the same time', () => {
  test('is half of one address, and others go on', async () => {
    const { ask, begun, open } = world()
    const answers = [ask('a'), ask('a'), ask('a'), ask('b')]
    await rounds()
    expect(begun).toEqual(['a', 'a', 'b'])
    for (let at = 0; at < 4; at += 1) {
      await expect.poll(() => open.length).toBeGreaterThan(at)
      open[at]?.()
    }
    expect(await Promise.all(answers.map(async (one) => (await one).status))).toEqual([200, 200, 200, 200])
  })

  test('what is sent has slots of its own', async () => {
    const { ask, begun } = world()
    for (const method of ['GET', 'GET', 'GET', 'POST', 'POST', 'POST']) void ask('a', asking(method))
    await rounds()
    expect(begun).toHaveLength(4)
  })

  test('SEC-51 what is sent is rendered among the pages, half of them of one address, whoever waits for anything else', async () => {
    const inQueue = createAnswerQueues(
      { read: four, sent: { ...four, ofAll: 16, ofOne: 8 } },
      () => new Response('full', { status: 503 }),
    )
    const rendered: string[] = []
    const open: (() => void)[] = []
    const render = (address: string) => {
      rendered.push(address)
      return new Promise<Response>((resolve) => open.push(() => resolve(new Response('done'))))
    }
    const send = (address: string) =>
      inQueue(asking('POST'), address, () => inQueue(asking('POST'), address, () => render(address), 'read'))
    const answers = [...Array.from({ length: 8 }, () => send('a')), send('b')]
    answers.push(inQueue(asking('POST'), 'c', async () => new Response('moved')))
    expect((await answers[9])?.status).toBe(200)
    await rounds()
    expect(rendered).toEqual(['a', 'a', 'b'])
    for (let at = 0; at < 9; at += 1) {
      await expect.poll(() => open.length).toBeGreaterThan(at)
      open[at]?.()
    }
    expect((await Promise.all(answers)).every(({ status }) => status === 200)).toBe(true)
  })

  test('of one address so many wait, and the next is told to come again', async () => {
    const { ask } = world()
    for (let at = 0; at < 252; at += 1) void ask('a')
    const refused = await ask('a')
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '5'])
  })

  test('nothing is worked for whoever left meanwhile', async () => {
    const { ask, begun, open } = world()
    void ask('a')
    void ask('a')
    const outgoing = { destroyed: false }
    const gone = ask('a', asking('GET', outgoing))
    outgoing.destroyed = true
    await rounds()
    open[0]?.()
    expect((await gone).status).toBe(400)
    expect(begun).toHaveLength(2)
  })

  test('a work that never ends gives its slot on', async () => {
    const inQueue = createAnswerQueue(
      { ...four, ofAll: 2, ofOne: 1 },
      () => new Response('', { status: 503 }),
      50,
    )
    const never = () => new Promise<Response>(() => {})
    const answers = await Promise.all([1, 2, 3].map(() => inQueue(asking(), 'a', never)))
    expect(answers.map(({ status }) => status)).toEqual([503, 503, 503])
  })

  test('what the work throws is no full queue', async () => {
    const { inQueue } = world()
    await expect(inQueue(asking(), 'a', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  })
})
