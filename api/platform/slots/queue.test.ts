import { describe, expect, test, vi } from 'vitest'
import { transactionsOf } from './limits.ts'
import { createQueue, type QueueLimits, waitOutsideSlot } from './queue.ts'

/** What waits begins some rounds of the event loop later. */
const rounds = async () => {
  for (let nth = 0; nth < 40; nth += 1) await new Promise(setImmediate)
}

function world(settings: Partial<QueueLimits> = {}) {
  const limits = { ofAll: 2, ofOne: 1, waiting: 6, waitingOfOne: 5, retryAfterSeconds: 5 }
  const inQueue = createQueue({ ...limits, ...settings }, 'cheio')
  const begun: string[] = []
  const open: (() => void)[] = []
  const ask = (who: string) =>
    inQueue(who, () => {
      begun.push(who)
      return new Promise<string>((resolve) => open.push(() => resolve(who)))
    })
  /** Ends what began as the given one, and lets what waits begin. */
  const end = async (at: number) => {
    open[at]?.()
    await rounds()
  }
  return { inQueue, ask, begun, end }
}

describe('SEC-46 a queue', () => {
  test('serves those who wait in turns, whoever wants most', async () => {
    const { ask, begun, end } = world({ ofAll: 1 })
    for (const who of ['a', 'a', 'a', 'b', 'b', 'c']) void ask(who)
    await rounds()
    for (let at = 0; at < 5; at += 1) await end(at)
    expect(begun.join('')).toBe('abcaba'.slice(0, begun.length))
    expect(begun).toHaveLength(6)
  })

  test('that is full makes room for somebody new by the newest of whoever has most in it', async () => {
    const { ask, begun, end } = world({ ofAll: 1 })
    void ask('a')
    const ofB = Array.from({ length: 3 }, () => ask('b').catch(({ code }) => code))
    const ofC = Array.from({ length: 3 }, () => ask('c').catch(({ code }) => code))
    const ofD = ask('d')
    await rounds()
    expect(await ofB[2]).toBe('too_many_requests')
    for (let at = 0; at < 4; at += 1) await end(at)
    expect(begun.slice(0, 4)).toEqual(['a', 'b', 'c', 'd'])
    await expect(ofD).resolves.toBe('d')
    void ofC
  })

  test('is left by whoever waits on purpose, and entered again', async () => {
    const { inQueue, ask, begun } = world({ ofAll: 1 })
    let wakeUp = () => {}
    const slow = inQueue('a', async () => {
      await waitOutsideSlot(() => new Promise((resolve) => (wakeUp = resolve)))
      return 'slept'
    })
    const other = inQueue('b', async () => 'served meanwhile')
    await expect(other).resolves.toBe('served meanwhile')
    void ask('c')
    await rounds()
    wakeUp()
    await rounds()
    expect(begun).toEqual(['c'])
    void slow
  })

  /** What five quick works in a queue and everything else of the process tell, in the order in which they run. */
  async function toldMeanwhile() {
    const { inQueue } = world({ ofAll: 1 })
    const told: string[] = []
    const works = Array.from({ length: 5 }, (_, at) => inQueue('a', async () => void told.push(`work ${at}`)))
    let isOver = false
    const health = async () => {
      for (; !isOver; await new Promise(setImmediate)) told.push('health')
    }
    const watching = health()
    await Promise.all(works)
    isOver = true
    await watching
    return told.join()
  }

  test('lets everything else of the process go on between two who wait, however quick they are', async () => {
    expect(await toldMeanwhile()).not.toMatch(/work \d,work \d/)
  })

  test('SEC-58 lets many rounds go by in between, each of which takes a new connection, while they are quick', async () => {
    const clock = vi.spyOn(performance, 'now').mockReturnValue(0)
    try {
      expect(await toldMeanwhile()).toMatch(/work 1(,health){20,},work 2/)
    } finally {
      clock.mockRestore()
    }
  })

  test('SEC-73 what has a free slot waits for the next round of the event loop when this one is used up', async () => {
    let now = 0
    const clock = vi.spyOn(performance, 'now').mockImplementation(() => now)
    const told: string[] = []
    const inQueue = createQueue({ ofAll: 6, waiting: 6, waitingOfOne: 6 }, 'cheio')
    try {
      await rounds()
      setImmediate(() => told.push('round'))
      const works = Array.from({ length: 6 }, () =>
        inQueue('a', async () => {
          told.push('work')
          now += 5
        }),
      )
      await Promise.all(works)
    } finally {
      clock.mockRestore()
    }
    expect(told.slice(0, 3)).toEqual(['work', 'work', 'round'])
    expect(told).toHaveLength(7)
  })

  test.each([true, false])(
    'SEC-46 whoever is given up while waiting outside takes no slot for good; it was free then: %s',
    async (isFree) => {
      const { inQueue, ask, begun, end } = world({ ofAll: 1 })
      let wakeUp = () => {}
      let giveUp = () => {}
      const given = inQueue('a', async () => {
        void waitOutsideSlot(() => new Promise((resolve) => (wakeUp = resolve)))
        await new Promise<void>((resolve) => (giveUp = resolve))
      })
      await rounds()
      if (!isFree) void ask('b')
      if (isFree) giveUp()
      if (isFree) await given
      wakeUp()
      await rounds()
      giveUp()
      await given
      void ask('c')
      if (!isFree) await end(0)
      await rounds()
      expect(begun.at(-1)).toBe('c')
    },
  )
})

/** Work that is done when the test says so, and who has begun so far. */
function transactions(limits: Partial<QueueLimits> = {}) {
  const inQueue = createQueue({ ofAll: 3, ofOne: 2, waitMs: 60_000, beginsAtOnce: true, ...limits }, 'cheio')
  const begun: string[] = []
  const ends = new Map<string, () => void>()
  const ask = (stationId: string, name: string) =>
    inQueue(stationId, () => {
      begun.push(name)
      return new Promise<void>((resolve) => ends.set(name, resolve))
    })
  const end = async (name: string) => {
    ends.get(name)?.()
    await new Promise(setImmediate)
  }
  return { ask, end, begun }
}

test('SEC-16 a station with much that waits does not keep another one waiting', async () => {
  const { ask, end, begun } = transactions()
  for (const name of ['a1', 'a2', 'a3', 'a4']) void ask('1', name)
  void ask('2', 'b1')
  await new Promise(setImmediate)
  expect(begun).toEqual(['a1', 'a2', 'b1'])
  // What would wait for a minute more would be refused in the midst of another test.
  for (const name of ['a1', 'a2', 'b1']) await end(name)
  expect(begun).toEqual(['a1', 'a2', 'b1', 'a3', 'a4'])
})

test('SEC-16 stations are served in turn, each in its own order', async () => {
  const { ask, end, begun } = transactions({ ofAll: 1, ofOne: 1 })
  for (const name of ['a1', 'a2', 'a3']) void ask('1', name)
  for (const name of ['b1', 'b2']) void ask('2', name)
  for (const name of ['a1', 'a2', 'b1', 'b2', 'a3']) {
    await new Promise(setImmediate)
    await end(name)
    await end(begun.at(-1) ?? '')
  }
  expect(begun).toEqual(['a1', 'a2', 'b1', 'a3', 'b2'])
})

test('SEC-16 work that fails gives its slot on, and its error arrives', async () => {
  const inQueue = createQueue({ ...transactionsOf(3), beginsAtOnce: true }, 'cheio')
  const failing = inQueue('1', () => Promise.reject(new Error('broken')))
  await expect(failing).rejects.toThrow('broken')
  await expect(inQueue('1', async () => 'done')).resolves.toBe('done')
})

test('SEC-16 whoever waits too long is told so, and the others keep theirs', async () => {
  const { ask, end, begun } = transactions({ ofAll: 1, ofOne: 1, waitMs: 1 })
  void ask('1', 'a1')
  await expect(ask('1', 'a2')).rejects.toMatchObject({ code: 'unavailable' })
  await end('a1')
  void ask('1', 'a3')
  await new Promise(setImmediate)
  expect(begun).toEqual(['a1', 'a3'])
})
