import type { Drain } from './drain.ts'
import type { Logger } from './logger.ts'

/** Longest time that closing may take, in milliseconds. */
const graceMs = 10_000

/**
 * Closes once on SIGINT, SIGTERM or an uncaught error, then exits. Repeated signals are ignored: a terminal and npm
 * both pass Ctrl-C on, and the second one must not cut the first one short. SIGTERM is how a process is replaced: it is
 * drained before it closes.
 */
export function closeOnSignals(log: Logger, close: () => Promise<void>, drain?: Drain): void {
  let closing = false
  const end = async (code: number, leave = async () => {}) => {
    if (closing) return
    closing = true
    await leave()
    setTimeout(() => process.exit(1), graceMs).unref()
    try {
      await close()
      log.flush()
      process.exit(code)
    } catch (error) {
      log.error({ err: error }, 'closing failed')
      log.flush()
      process.exit(1)
    }
  }
  process.on('SIGINT', () => void end(0))
  process.on('SIGTERM', () => void end(0, drain?.begin))
  process.on('uncaughtException', (error) => {
    log.fatal({ err: error }, 'uncaught error')
    void end(1)
  })
  // A promise nobody waited for broke one request, not the process.
  process.on('unhandledRejection', (error) => log.error({ err: error }, 'unhandled rejection'))
}
