/** Where the time comes from: tests give their own. */
export type Clock = { now(): Date }

export const systemClock: Clock = { now: () => new Date() }

/** A clock that stands still until it is moved. */
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
  }
}
