type LogCall = {
  (message: string): void
  (facts: object, message?: string): void
}

/** What the API needs of a logger; pino has this shape. Facts first, then one sentence. */
export type Log = { debug: LogCall; info: LogCall; warn: LogCall; error: LogCall }

/** A log that says nothing: for commands and tests that look at results only. */
export const silentLog: Log = { debug() {}, info() {}, warn() {}, error() {} }
