import { AsyncLocalStorage } from 'node:async_hooks'
import { setImmediate } from 'node:timers'
import { ApiError } from './errors.ts'

type Turns = {
  /** So much runs at the same time, in this process: of everybody together, and of one (else as much). */
  atOnce: number
  atOnceOfOne?: number
  /** So much waits, of everybody together and of one. */
  maxWaiting: number
  maxWaitingOfOne: number
  /** Whether one waits behind another, whoever was served before. When the line is full, who is behind makes place for who is not. */
  isBehind?: (one: string, other: string) => boolean
  /** What is said when more wants to wait, and when to come again. */
  busy: string
  retryAfterSeconds: number
}

type Waiting = { who: string; begin: () => void; refuse: (error: ApiError) => void }

/** Milliseconds of one round of the event loop for what begins in it, of everybody: the next begins in a round of its own. */
const roundMs = 8
let roundBegan: number | null = null

/**
 * Whether more may begin in this round. With the embedded database what begins is done before the round goes on: all that
 * fifty connections send would be, each after the other with a free place, and a round takes one new connection (SEC-73).
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
 * Lets the event loop go round before more of a line is worked on: with the embedded database a whole line would run in one
 * piece (SEC-46), and a round takes one new connection, so that everybody's would wait behind those of one (SEC-58). Rounds
 * that others fill are few.
 */
function afterOthers(begin: () => void, rounds = 32, until = performance.now() + 20): void {
  if (rounds === 0 || performance.now() > until) inRound(begin)
  else setImmediate(afterOthers, begin, rounds - 1, until)
}

/**
 * A waiting line for heavy work. Those who wait are served in turns, one of each, so that nobody stands behind all that
 * somebody else wants; whoever has as much running as one may have is passed over, and whoever `isBehind` others. When the
 * line is full, whoever is behind, or the newest of whoever has most in it, makes place. What does not fit is refused in words.
 * @throws (the work) too_many_requests with `details.retryAfterSeconds`, and what the work throws
 */
export function createTurns({ atOnce, atOnceOfOne = atOnce, maxWaiting, ...rest }: Turns) {
  const { maxWaitingOfOne, isBehind = () => false, busy, retryAfterSeconds } = rest
  const waiting: Waiting[] = []
  const running: string[] = []
  /** When each who waits was served last; who was not comes first. */
  const served = new Map<string, number>()
  let turn = 0
  const countOf = (list: readonly { who: string }[], who: string) =>
    list.filter((one) => one.who === who).length
  const runningOf = (who: string) => running.filter((one) => one === who).length
  const hasPlace = (who: string) => running.length < atOnce && runningOf(who) < atOnceOfOne
  const full = () => new ApiError('too_many_requests', busy, { details: { retryAfterSeconds } })

  function begin(who: string): void {
    running.push(who)
    turn += 1
    served.set(who, turn)
  }

  /** Sends somebody away for who comes: the last of who is behind, or the newest of whoever has most. */
  function makePlaceFor(who: string): boolean {
    const last = waiting.reduce((one, other) => (isBehind(one.who, other.who) ? one : other))
    const out = isBehind(last.who, who) ? last : newestOfMost(who)
    if (!out) return false
    waiting.splice(waiting.indexOf(out), 1)
    out.refuse(full())
    return true
  }

  /** Of whoever has more waiting than `who` would have. */
  function newestOfMost(who: string): Waiting | undefined {
    const counts = new Map<string, number>()
    for (const one of waiting) counts.set(one.who, (counts.get(one.who) ?? 0) + 1)
    const [most, count] = [...counts].reduce((a, b) => (b[1] > a[1] ? b : a), ['', 0])
    return count > (counts.get(who) ?? 0) + 1 ? waiting.findLast((one) => one.who === most) : undefined
  }

  async function waitForTurn(who: string): Promise<void> {
    if (countOf(waiting, who) >= maxWaitingOfOne) throw full()
    if (waiting.length >= maxWaiting && !makePlaceFor(who)) throw full()
    await new Promise<void>((begin, refuse) => waiting.push({ who, begin, refuse }))
  }

  /** The place goes on to whoever was served longest ago. */
  function leave(who: string): void {
    running.splice(running.indexOf(who), 1)
    const [chosen] = waiting.splice(nextInTurn(), 1)
    if (chosen) begin(chosen.who)
    if (chosen) afterOthers(chosen.begin)
    if (runningOf(who) === 0 && countOf(waiting, who) === 0) served.delete(who)
  }

  function isSooner(one: string, other: string): boolean {
    if (isBehind(one, other) || isBehind(other, one)) return isBehind(other, one)
    return (served.get(one) ?? 0) < (served.get(other) ?? 0)
  }

  /** Where the one stands that was served longest ago and may have a place; beyond the end when nobody may. */
  function nextInTurn(): number {
    let next = waiting.length
    for (const [at, one] of waiting.entries()) {
      const before = waiting[next]
      if (hasPlace(one.who) && (!before || isSooner(one.who, before.who))) next = at
    }
    return next
  }

  return async function takeTurn<T>(who: string, work: () => Promise<T>): Promise<T> {
    if (!hasPlace(who)) await waitForTurn(who)
    else {
      begin(who)
      if (!hasRoundRoom()) await new Promise<void>(inRound)
    }
    let isHeld = true
    let isOver = false
    const giveBack = () => {
      if (isHeld) leave(who)
      isHeld = false
    }
    /** Waits without the place, and takes one again afterwards. */
    async function outside(wait: () => Promise<void>) {
      if (!isHeld) return wait()
      giveBack()
      await wait()
      if (isOver) return
      if (hasPlace(who)) begin(who)
      else await waitForTurn(who)
      isHeld = true
      // Whoever was given up while waiting needs it no more.
      if (isOver) giveBack()
    }
    try {
      return await underTurn.run({ outside }, work)
    } finally {
      isOver = true
      giveBack()
    }
  }
}

type Turn = { outside(wait: () => Promise<void>): Promise<void> }
const underTurn = new AsyncLocalStorage<Turn>()

/**
 * Waits on purpose, as whoever asks too much has to, without keeping others from the place of the turn that one is in.
 * @throws too_many_requests when there is no place afterwards
 */
export const waitOutsideTurn = (wait: () => Promise<void>): Promise<void> =>
  underTurn.getStore()?.outside(wait) ?? wait()

/**
 * The same for a question to somebody outside: what came back is never lost, though there was no place afterwards.
 * @throws what the question throws
 */
export async function askOutsideTurn<T>(ask: () => Promise<T>): Promise<T> {
  const answers: T[] = []
  try {
    await waitOutsideTurn(async () => {
      answers.push(await ask())
    })
  } catch (error) {
    if (answers.length === 0) throw error
  }
  return answers[0] as T
}
