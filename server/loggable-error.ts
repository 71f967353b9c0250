/** The most of an error that is logged, in letters and in causes. */
const maxMessage = 2_000
const maxCauses = 3

/** Facts that errors of the database, the network and the API carry and that name no person. */
const facts = [
  'code',
  'status',
  'statusText',
  'severity',
  'table',
  'column',
  'constraint',
  'routine',
] as const

/**
 * Gives the part of an error that is logged: its type, message, position and cause. Never the parameters of a query,
 * the values that a database quotes, addresses of people or of pages; of a library's additions only short facts.
 */
export function loggableError(error: unknown, depth = 0): unknown {
  if (typeof error !== 'object' || error === null)
    return { type: typeof error, message: withoutPeople(String(error)) }
  const record = error as Record<string, unknown>
  const known = facts.flatMap((name) => {
    const value = record[name]
    return typeof value === 'string' || typeof value === 'number' ? [[name, value] as const] : []
  })
  if (!(error instanceof Error)) return { type: 'unknown', ...Object.fromEntries(known) }
  return {
    type: error.name,
    message: withoutPeople(error.message),
    // The first lines of a stack are the message again.
    stack: (error.stack ?? '')
      .split('\n')
      .filter((line) => /^\s+at /.test(line))
      .join('\n'),
    ...Object.fromEntries(known),
    ...(error.cause !== undefined && depth < maxCauses && { cause: loggableError(error.cause, depth + 1) }),
  }
}

/**
 * Removes paths and addresses from a text of unknown origin, for nobody can tell which of them are secret. The letters
 * of a scheme are bounded: an endless search in texts of thousands of dots, which anybody may send, would take seconds.
 * Pure.
 */
export const withoutAddresses = (text: string): string =>
  withoutPeople(
    text.replace(/\b[a-z][a-z\d+.-]{0,30}:\/\/\S*/gi, '…').replace(/(^|[\s"'`(=:,])\/[^\s"'`)]*/g, '$1/…'),
  )

function withoutPeople(message: string): string {
  return (
    message
      .replace(/\nparams: [\s\S]*$/, '')
      .slice(0, maxMessage)
      // `invalid input syntax for type integer: "…"`, `value "…" is out of range`, `No route matches URL "…"`.
      .replace(/(: |\b(?:value|URL|to) )"[^"]*"?/g, '$1"…"')
      .replace(/\b(from|to) \/\S*/g, '$1 /…')
      .replace(/[^\s@<>"']+@[^\s@<>"']+/g, '…@…')
      .replace(/\d{3}\.?\d{3}\.?\d{3}-?\d{2}|\d{8,}/g, '…')
  )
}
