import { type ErrorBody, type ErrorCode, errorTexts } from '#contract/errors.ts'

/**
 * The only error verbs throw on purpose. `messages[0]` is shown to a person as it is; everything else that is thrown
 * becomes `internal` at the edge, says nothing to the client and everything to the log.
 */
export class ApiError extends Error {
  readonly code: ErrorCode
  readonly messages: string[]
  readonly fields: ErrorBody['fields']
  readonly details: ErrorBody['details']

  constructor(
    code: ErrorCode,
    message: string = errorTexts.generic,
    options: { fields?: ErrorBody['fields']; details?: ErrorBody['details'] } = {},
  ) {
    super(message)
    this.name = 'ApiError'
    this.code = code
    this.messages = [message]
    this.fields = options.fields
    this.details = options.details
  }

  /** An `invalid_input` error whose messages stand beside fields. */
  static fields(fields: Record<string, string>): ApiError {
    const lists = Object.fromEntries(Object.entries(fields).map(([name, text]) => [name, [text]]))
    return new ApiError('invalid_input', Object.values(fields)[0], { fields: lists })
  }

  toBody(): ErrorBody {
    return {
      code: this.code,
      messages: this.messages,
      ...(this.fields && { fields: this.fields }),
      ...(this.details && { details: this.details }),
    }
  }
}
