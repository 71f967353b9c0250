import type { EventEmitter } from 'node:events'

/** Milliseconds without a request: short enough to come between the questions of a proxy that looks after the process. */
const quietMs = 250

/**
 * Does heavy work once, as soon as nobody has asked the server for anything for a moment: else one person's request does it,
 * and everybody waits. Keeps no process alive.
 */
export function whenIdle(server: Pick<EventEmitter, 'on' | 'off'>, work: () => void): void {
  let isAsked = true
  const hear = () => {
    isAsked = true
  }
  server.on('request', hear)
  const look = setInterval(() => {
    if (!isAsked) {
      clearInterval(look)
      server.off('request', hear)
      work()
    }
    isAsked = false
  }, quietMs).unref()
}
