import type { Context } from 'hono'
import { describe, expect, test } from 'vitest'
import { createAnswerQueue } from './answer-queue.ts'
import type { AppEnv } from './app-parts.ts'

/** Waits some rounds of the event loop, after which waiting work begins. */
const rounds = async () => {
  for (let nth = 0; nth < 40; nth += 1) await new Promise(setImmediate)
}

const asking = (method = 'GET', outgoing = { destroyed: false }) =>
  ({ req: { method }, env: { outgoing } }) as unknown as Context<AppEnv>

function world() {
  const inTurn = createAnswerQueue({ reading: 4, sending: 4 }, () => new Response('full', { status: 503 }))
  const begun: string[] = []
  const open: (() => void)[] = []
  const ask = (address: string, c = asking()) =>
    inTurn(c, address, () => {
      begun.push(address)
      return new Promise((resolve) => open.push(() => resolve(new Response('done'))))
    })
  return { ask, begun, open, inTurn }
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

  test('what is sent has places of its own', async () => {
    const { ask, begun } = world()
    for (const method of ['GET', 'GET', 'GET', 'POST', 'POST', 'POST']) void ask('a', asking(method))
    await rounds()
    expect(begun).toHaveLength(4)
  })

  test('SEC-51 what is sent is rendered among the pages, half of them of one address, whoever waits for anything else', async () => {
    const inTurn = createAnswerQueue({ reading: 4, sending: 16 }, () => new Response('full', { status: 503 }))
    const rendered: string[] = []
    const open: (() => void)[] = []
    const render = (address: string) => {
      rendered.push(address)
      return new Promise<Response>((resolve) => open.push(() => resolve(new Response('done'))))
    }
    const send = (address: string) =>
      inTurn(asking('POST'), address, () => inTurn(asking('POST'), address, () => render(address), 'reading'))
    const answers = [...Array.from({ length: 8 }, () => send('a')), send('b')]
    answers.push(inTurn(asking('POST'), 'c', async () => new Response('moved')))
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

  test('a work that never ends gives its place on', async () => {
    const inTurn = createAnswerQueue(
      { reading: 2, sending: 2, mostMs: 50 },
      () => new Response('', { status: 503 }),
    )
    const never = () => new Promise<Response>(() => {})
    const answers = await Promise.all([1, 2, 3].map(() => inTurn(asking(), 'a', never)))
    expect(answers.map(({ status }) => status)).toEqual([503, 503, 503])
  })

  test('what the work throws is no full line', async () => {
    const { inTurn } = world()
    await expect(inTurn(asking(), 'a', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  })
})
