import { pino } from 'pino'
import { loggableError } from './loggable-error.ts'
import { currentRequestId } from './request-id.ts'

/** Keys whose values never reach a log, wherever they stand in what is logged. */
const secretKeys = [
  'cpf',
  'password',
  'password_confirmation',
  'token',
  'tempToken',
  'authorization',
  'cookie',
  'card_number',
  'card_cvv',
  'cvv',
  'number',
  'hash',
]

/**
 * Writes JSON lines on standard output, with CPF, passwords, tokens and card data taken out, errors without what was
 * typed, and the number of the request they belong to.
 */
export function createLogger(level: string, destination?: { write(line: string): void }) {
  // The code of an error is a fact (`err.code`), a code by itself is a secret.
  const paths = ['code', ...secretKeys.flatMap((key) => [key, `*.${key}`, `*.*.${key}`])]
  const serializers = { err: (error: unknown) => loggableError(error) }
  const mixin = () => ({ requestId: currentRequestId() })
  const options = { level, serializers, mixin, redact: { paths, censor: '[removido]' } }
  return destination ? pino(options, destination) : pino(options, pino.destination({ sync: false }))
}

export type Logger = ReturnType<typeof createLogger>
