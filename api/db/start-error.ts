/**
 * A reason not to start that a person can act on: `message` is one clear sentence, shown without a stack trace, and
 * the process ends with a non-zero code.
 */
export class StartError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = 'StartError'
  }
}
