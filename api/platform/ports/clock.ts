import { setTimeout } from 'node:timers/promises'

/** Where the time comes from, and passes: tests give their own. */
export type Clock = { now(): Date; wait(ms: number): Promise<void> }

export const systemClock: Clock = { now: () => new Date(), wait: (ms) => setTimeout(ms) }

/** A clock that stands still until it is moved, or waited for. */
export function fixedClock(
  start: Date | string,
): Clock & { set(to: Date | string): void; advance(ms: number): void } {
  let at = new Date(start).getTime()
  return {
    now: () => new Date(at),
    set(to) {
      at = new Date(to).getTime()
    },
    advance(ms) {
      at += ms
    },
    async wait(ms) {
      at += ms
    },
  }
}
