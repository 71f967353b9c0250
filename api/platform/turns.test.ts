import { describe, expect, test, vi } from 'vitest'
import { createTurns, waitOutsideTurn } from './turns.ts'

/** What waits begins some rounds of the event loop later. */
const rounds = async () => {
  for (let nth = 0; nth < 40; nth += 1) await new Promise(setImmediate)
}

function world(settings: Partial<Parameters<typeof createTurns>[0]> = {}) {
  const takeTurn = createTurns({
    atOnce: 2,
    atOnceOfOne: 1,
    maxWaiting: 6,
    maxWaitingOfOne: 5,
    busy: 'cheio',
    retryAfterSeconds: 5,
    ...settings,
  })
  const begun: string[] = []
  const open: (() => void)[] = []
  const ask = (who: string) =>
    takeTurn(who, () => {
      begun.push(who)
      return new Promise<string>((resolve) => open.push(() => resolve(who)))
    })
  /** Ends what began as the given one, and lets what waits begin. */
  const end = async (at: number) => {
    open[at]?.()
    await rounds()
  }
  return { takeTurn, ask, begun, end }
}

describe('SEC-46 a waiting line', () => {
  test('serves those who wait in turns, whoever wants most', async () => {
    const { ask, begun, end } = world({ atOnce: 1 })
    for (const who of ['a', 'a', 'a', 'b', 'b', 'c']) void ask(who)
    await rounds()
    for (let at = 0; at < 5; at += 1) await end(at)
    expect(begun.join('')).toBe('abcaba'.slice(0, begun.length))
    expect(begun).toHaveLength(6)
  })

  test('that is full makes place for somebody new by the newest of whoever has most in it', async () => {
    const { ask, begun, end } = world({ atOnce: 1 })
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
    const { takeTurn, ask, begun } = world({ atOnce: 1 })
    let wakeUp = () => {}
    const slow = takeTurn('a', async () => {
      await waitOutsideTurn(() => new Promise((resolve) => (wakeUp = resolve)))
      return 'slept'
    })
    const other = takeTurn('b', async () => 'served meanwhile')
    await expect(other).resolves.toBe('served meanwhile')
    void ask('c')
    await rounds()
    wakeUp()
    await rounds()
    expect(begun).toEqual(['c'])
    void slow
  })

  /** What five quick works in a line and everything else of the process tell, in the order in which they run. */
  async function toldMeanwhile() {
    const { takeTurn } = world({ atOnce: 1 })
    const told: string[] = []
    const works = Array.from({ length: 5 }, (_, at) =>
      takeTurn('a', async () => void told.push(`work ${at}`)),
    )
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

  test('SEC-73 what has a free place waits for the next round of the event loop when this one is used up', async () => {
    let now = 0
    const clock = vi.spyOn(performance, 'now').mockImplementation(() => now)
    const told: string[] = []
    const takeTurn = createTurns({
      atOnce: 6,
      maxWaiting: 6,
      maxWaitingOfOne: 6,
      busy: 'cheio',
      retryAfterSeconds: 5,
    })
    try {
      await rounds()
      setImmediate(() => told.push('round'))
      const works = Array.from({ length: 6 }, () =>
        takeTurn('a', async () => {
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
    'SEC-46 whoever is given up while waiting outside takes no place for good; it was free then: %s',
    async (isFree) => {
      const { takeTurn, ask, begun, end } = world({ atOnce: 1 })
      let wakeUp = () => {}
      let giveUp = () => {}
      const given = takeTurn('a', async () => {
        void waitOutsideTurn(() => new Promise((resolve) => (wakeUp = resolve)))
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
