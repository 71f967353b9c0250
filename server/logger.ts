import { pino } from 'pino'

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
  'code',
]

/** JSON lines on standard output, with CPF, passwords, tokens and card data taken out. */
export function createLogger(level: string, destination?: { write(line: string): void }) {
  const paths = secretKeys.flatMap((key) => [key, `*.${key}`, `*.*.${key}`])
  const options = { level, redact: { paths, censor: '[removido]' } }
  return destination ? pino(options, destination) : pino(options, pino.destination({ sync: false }))
}

export type Logger = ReturnType<typeof createLogger>

/** Paths whose segments are secrets (GAP-18): only their first segment is logged. */
const secretPaths =
  /^\/(login-token|ativar|ativar-link|redefinir-senha|confirmacao|email|qr-code-user-validator)\b.*/

/** The path of a request as it may be logged: no query, no tokens, no e-mails. */
export function loggablePath(pathname: string): string {
  return pathname.replace(secretPaths, '/$1/…')
}
