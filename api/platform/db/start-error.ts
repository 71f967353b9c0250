/**
 * A reason not to start that a person can act on: `message` is one clear sentence, shown without a stack trace, and
 * the process ends with a non-zero code.
 */
export class StartError extends Error {
  /** The process that holds the embedded database, when that is the reason. */
  readonly holder: number | undefined

  constructor(message: string, { holder, ...options }: ErrorOptions & { holder?: number } = {}) {
    super(message, options)
    this.name = 'StartError'
    this.holder = holder
  }
}
