import { z } from 'zod'

/**
 * The closed set of error codes of the platform API. Codes know nothing of HTTP; the one map to statuses is
 * `errorStatus`. Body on the wire: `{ code, messages: [..], fields?: {..} }` (D1§8, ERR-02).
 */
export const errorStatus = {
  invalid_input: 422,
  malformed_request: 400,
  not_authenticated: 401,
  /** 401 that carries `affiliated`: the portal goes to registration step 2 (GAP-15). */
  affiliate_not_registered: 401,
  invalid_credentials: 401,
  /** The password was right; `details.pending` goes with the code that is asked for next (PPL-26). */
  code_needed: 401,
  forbidden: 403,
  station_mismatch: 403,
  account_blocked: 403,
  /** Who is in has to prove once more that it is them (PPL-27). */
  password_needed: 403,
  /** Who looks after the station has to set codes in two steps up first (PPL-26). */
  codes_needed: 403,
  not_found: 404,
  gone: 410,
  conflict: 409,
  already_done: 409,
  limit_reached: 409,
  not_open: 409,
  prerequisites_missing: 409,
  /** Only for who has certain plans; the message names them. */
  plan_required: 403,
  insufficient_balance: 409,
  sold_out: 409,
  payload_too_large: 413,
  unsupported_media: 415,
  too_many_requests: 429,
  internal: 500,
  upstream_failed: 502,
  upstream_timeout: 504,
  unavailable: 503,
} as const

export type ErrorCode = keyof typeof errorStatus
export const errorCodes = Object.keys(errorStatus) as [ErrorCode, ...ErrorCode[]]

/** The error body of every call. `fields` holds messages by field name, in the shape forms use. */
export const errorBodySchema = z.object({
  code: z.enum(errorCodes),
  messages: z.array(z.string()),
  fields: z.record(z.string(), z.array(z.string())).optional(),
  /** Facts a code carries for the client (`affiliated`, `retryAfterSeconds`, …). */
  details: z.record(z.string(), z.unknown()).optional(),
})
export type ErrorBody = z.output<typeof errorBodySchema>

/** Texts for codes that carry no message of their own (D1§8, ERR-03). */
export const errorTexts = {
  generic: 'Erro',
  internal: 'Erro interno no servidor',
  /** Says neither that something was done nor that it was not: an answer may have been lost. */
  unavailable: 'Estamos fora do ar por um instante. Tente novamente em alguns minutos.',
  load: 'Erro Load',
} as const
