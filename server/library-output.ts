import { withoutAddresses } from './loggable-error.ts'
import type { Logger } from './logger.ts'

/** The most arguments of one call that are written, and the most letters of each. */
const mostParts = 5
const mostLetters = 500

const levels = {
  error: 'error',
  warn: 'warn',
  info: 'info',
  log: 'info',
  debug: 'debug',
  trace: 'debug',
} as const
type Method = keyof typeof levels
const isMethod = (name: string): name is Method => Object.hasOwn(levels, name)

/**
 * Turns the output of libraries and the warnings of Node into lines of the log like all others: JSON, with the number
 * of their request, and without addresses of pages, which may hold what opens an account (SEC-09). Answers the function
 * that ends it.
 */
export function logWhatLibrariesPrint(log: Logger): () => void {
  const before = { ...console }
  for (const method of Object.keys(levels).filter(isMethod))
    console[method] = (...parts: unknown[]) =>
      log[levels[method]](
        { printed: parts.slice(0, mostParts).map(printable) },
        'A library printed something',
      )
  const warned = (warning: Error) => log.warn({ err: warning }, 'Node warned')
  const listeners = process.listeners('warning')
  process.removeAllListeners('warning').on('warning', warned)
  return () => {
    Object.assign(console, before)
    process.off('warning', warned)
    for (const listener of listeners) process.on('warning', listener)
  }
}

/** Writes an argument for the log; of an object only its kind, for nobody knows what is in it. */
function printable(part: unknown): string {
  const text =
    part instanceof Error ? `${part.name}: ${part.message}` : typeof part === 'string' ? part : typeof part
  return withoutAddresses(text).slice(0, mostLetters)
}
