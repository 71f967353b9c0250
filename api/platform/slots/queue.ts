import { AsyncLocalStorage } from 'node:async_hooks'
import { setImmediate } from 'node:timers'
import { ApiError } from '../errors.ts'
import { createSlots } from './slots.ts'

export type QueueLimits = {
  /** So much runs at the same time, in this process: of everybody together, and of one (else as much). */
  ofAll: number
  ofOne?: number
  /** So much waits, of everybody together and of one; without: whoever comes. */
  waiting?: number
  waitingOfOne?: number
  /** When whoever is refused is to come again. */
  retryAfterSeconds?: number
  /** Milliseconds after which whoever waits is sent away; without: they wait. */
  waitMs?: number
  /** What runs waits for others than this process: it begins at once, and newcomers stand behind who waits. */
  beginsAtOnce?: boolean
}

type Waiting = { who: string; begin: () => void; refuse: (error: ApiError) => void }

/** Does work in a queue, for who is named. */
export type InQueue = ReturnType<typeof createQueue>

/** Milliseconds of one round of the event loop for what begins in it, of everybody: the next begins in a round of its own. */
const roundMs = 8
let roundBegan: number | null = null

/**
 * Whether more may begin in this round. With the embedded database what begins is done before the round goes on: all that
 * fifty connections send would be, each after the other with a free slot, and a round takes one new connection (SEC-73).
 */
function hasRoundRoom(): boolean {
  if (roundBegan !== null) return performance.now() - roundBegan < roundMs
  roundBegan = performance.now()
  setImmediate(() => {
    roundBegan = null
  })
  return true
}

/** Begins in the first round that has room. */
const inRound = (begin: () => void): void => {
  if (hasRoundRoom()) begin()
  else setImmediate(inRound, begin)
}

/**
 * Lets the event loop go round before more of a queue is worked on: with the embedded database all of it would run in one
 * piece (SEC-46), and a round takes one new connection, so that everybody's would wait behind those of one (SEC-58). Rounds
 * that others fill are few.
 */
function afterOthers(begin: () => void, rounds = 32, until = performance.now() + 20): void {
  if (rounds === 0 || performance.now() > until) inRound(begin)
  else setImmediate(afterOthers, begin, rounds - 1, until)
}

/**
 * Creates the queue of one kind of work, and answers how work is done in it: once a slot is free, of all and of who asks
 * (`limits.ts`). Those who wait are served one of each, so that nobody stands behind all that somebody else wants; whoever
 * holds as many slots as one may is passed over, and whoever `isBehind` another, whoever was served before. When the queue is
 * full, whoever is behind, or the newest of whoever has most in it, makes room. What does not fit is refused by `busy`.
 * @throws (the work) too_many_requests with `details.retryAfterSeconds`, or unavailable after `waitMs`, and what the work throws
 */
export function createQueue(
  limits: QueueLimits,
  busy: string,
  isBehind: (one: string, other: string) => boolean = () => false,
) {
  const { ofAll, ofOne = ofAll, waitMs, retryAfterSeconds, beginsAtOnce = false } = limits
  const { waiting: mostWaiting = Infinity, waitingOfOne = Infinity } = limits
  const slots = createSlots({ ofAll })
  const waiting: Waiting[] = []
  /** When each who waits was served last; who was not comes first. */
  const served = new Map<string, number>()
  let nth = 0
  const holders = (who: string) => [{ name: who, most: ofOne }]
  const hasRoom = (who: string) => slots.hasRoom(holders(who))
  const refusal = () =>
    retryAfterSeconds === undefined
      ? new ApiError('unavailable', busy)
      : new ApiError('too_many_requests', busy, { details: { retryAfterSeconds } })
  const waitingOf = (who: string) => waiting.filter((one) => one.who === who).length

  function begin(who: string): () => void {
    const leave = slots.take(holders(who))
    nth += 1
    served.set(who, nth)
    return () => {
      leave?.()
      passOn()
      forget(who)
    }
  }

  function forget(who: string): void {
    if (slots.heldBy(who) === 0 && waitingOf(who) === 0) served.delete(who)
  }

  function sendAway(one: Waiting): void {
    waiting.splice(waiting.indexOf(one), 1)
    one.refuse(refusal())
    forget(one.who)
  }

  /** Sends somebody away for who comes: the last of who is behind, or the newest of whoever has most. */
  function makeRoomFor(who: string): boolean {
    const last = waiting.reduce((one, other) => (isBehind(one.who, other.who) ? one : other))
    const out = isBehind(last.who, who) ? last : newestOfMost(who)
    if (out) sendAway(out)
    return out !== undefined
  }

  /** Of whoever has more waiting than `who` would have. */
  function newestOfMost(who: string): Waiting | undefined {
    const counts = new Map<string, number>()
    for (const one of waiting) counts.set(one.who, (counts.get(one.who) ?? 0) + 1)
    const [most, count] = [...counts].reduce((a, b) => (b[1] > a[1] ? b : a), ['', 0])
    return count > (counts.get(who) ?? 0) + 1 ? waiting.findLast((one) => one.who === most) : undefined
  }

  /** Takes a slot once there is one, and answers how it is given back. */
  async function enter(who: string): Promise<() => void> {
    if (waitingOf(who) >= waitingOfOne) throw refusal()
    if (waiting.length >= mostWaiting && !makeRoomFor(who)) throw refusal()
    if (beginsAtOnce && !served.has(who)) served.set(who, nth)
    return new Promise((resolve, refuse) => {
      const late = waitMs === undefined ? undefined : setTimeout(() => sendAway(one), waitMs)
      const one: Waiting = {
        ...{ who, refuse },
        begin() {
          clearTimeout(late)
          const leave = begin(who)
          if (beginsAtOnce) resolve(leave)
          else afterOthers(() => resolve(leave))
        },
      }
      waiting.push(one)
    })
  }

  /** The slot goes on to whoever was served longest ago. */
  function passOn(): void {
    const [chosen] = waiting.splice(nextToServe(), 1)
    chosen?.begin()
  }

  function isSooner(one: string, other: string): boolean {
    if (isBehind(one, other) || isBehind(other, one)) return isBehind(other, one)
    return (served.get(one) ?? 0) < (served.get(other) ?? 0)
  }

  /** Where the one stands that was served longest ago and may have a slot; beyond the end when nobody may. */
  function nextToServe(): number {
    let next = waiting.length
    for (const [at, one] of waiting.entries()) {
      const before = waiting[next]
      if (hasRoom(one.who) && (!before || isSooner(one.who, before.who))) next = at
    }
    return next
  }

  return async function inQueue<T>(who: string, work: () => Promise<T>): Promise<T> {
    const isFree = hasRoom(who)
    const leave = isFree ? begin(who) : await enter(who)
    if (isFree && !beginsAtOnce && !hasRoundRoom()) await new Promise<void>(inRound)
    const held = holdSlot(leave, async () => (hasRoom(who) ? begin(who) : enter(who)))
    try {
      return await (beginsAtOnce ? work() : underSlot.run(held, work))
    } finally {
      held.end()
    }
  }
}

type Held = { outside(wait: () => Promise<void>): Promise<void>; end(): void }
const underSlot = new AsyncLocalStorage<Held>()

/** A slot that is held until its work ends, but for what is waited for outside of it. */
function holdSlot(first: () => void, takeAgain: () => Promise<() => void>): Held {
  let leave: (() => void) | null = first
  let isOver = false
  const giveBack = () => {
    leave?.()
    leave = null
  }
  return {
    /** Waits without the slot, and takes one again afterwards. */
    async outside(wait) {
      if (!leave) return wait()
      giveBack()
      await wait()
      if (isOver) return
      leave = await takeAgain()
      // Whoever was given up while waiting needs it no more.
      if (isOver) giveBack()
    },
    end() {
      isOver = true
      giveBack()
    },
  }
}

/**
 * Waits on purpose, as whoever asks too much has to, without keeping others from the slot that one holds.
 * @throws too_many_requests when there is none afterwards
 */
export const waitOutsideSlot = (wait: () => Promise<void>): Promise<void> =>
  underSlot.getStore()?.outside(wait) ?? wait()

/**
 * The same for a question to somebody outside: what came back is never lost, though there was no slot afterwards.
 * @throws what the question throws
 */
export async function askOutsideSlot<T>(ask: () => Promise<T>): Promise<T> {
  const answers: T[] = []
  try {
    await waitOutsideSlot(async () => {
      answers.push(await ask())
    })
  } catch (error) {
    if (answers.length === 0) throw error
  }
  return answers[0] as T
}
