import type { Context } from 'hono'
import { HTTPException } from 'hono/http-exception'
import { routePath } from 'hono/route'
import type { ZodError } from 'zod'
import { asSentence } from '#contract/content-fields.ts'
import { type ErrorBody, errorStatus, errorTexts } from '#contract/errors.ts'
import { findServiceAway } from '../db/client.ts'
import { ApiError } from '../errors.ts'
import type { Ports } from '../ports/index.ts'
import type { ServiceAway } from '../service-away.ts'
import { boundError } from './bound-error.ts'
import type { ApiEnv } from './env.ts'
import { hasUnstorable } from './has-unstorable.ts'

/** Turns what a handler threw into the contract's error body; of an unexpected error it says nothing (ERR-03). */
export function answerError(error: unknown, c: Context<ApiEnv>, log: Ports['log']): Response {
  if (error instanceof ApiError) return c.json(boundError(error.toBody()), errorStatus[error.code])
  const away = findServiceAway(error)
  if (away) return answerAway(away, c)
  if (error instanceof HTTPException && error.status < 500)
    return answerUnreadable(c, error.status === 413 ? 'payload_too_large' : 'malformed_request')
  if (c.env?.isSenderGone?.()) return answerUnreadable(c, 'malformed_request')
  log.error({ err: error, route: routeOf(c) }, 'api call failed')
  return c.json({ code: 'internal', messages: [errorTexts.internal] } satisfies ErrorBody, 500)
}

/** The pattern of the endpoint that answers: paths may carry secrets. */
export function routeOf(c: Context): string {
  const pattern = routePath(c, -1)
  return pattern.endsWith('*') ? 'unknown' : pattern
}

/** Not logged for each call: the line of the request carries the reason, and who watches the service says when it went. */
function answerAway(away: ServiceAway, c: Context<ApiEnv>): Response {
  c.env?.onAway?.(away)
  const body = { code: 'unavailable', messages: [errorTexts.unavailable] } satisfies ErrorBody
  return c.json(body, errorStatus.unavailable, { 'retry-after': '5' })
}

function answerUnreadable(c: Context, code: 'payload_too_large' | 'malformed_request'): Response {
  return c.json({ code, messages: ['O pedido não pôde ser lido.'] } satisfies ErrorBody, errorStatus[code])
}

/** More issues than `boundError` shows. */
const mostIssues = 50
const unknownField = 'Este campo não é conhecido.'

/** Input that breaks the contract: messages by field, in the shape forms use. */
export function answerInvalid(
  result: { success: true; data?: unknown } | { success: false; error: ZodError; target: string },
  c: Context,
): Response | undefined {
  if (result.success) return hasUnstorable(result.data) ? answerUnreadable(c, 'malformed_request') : undefined
  // Without a prototype: somebody may call a field `__proto__` or `constructor`.
  const fields: Record<string, string[]> = Object.create(null)
  for (const issue of result.error.issues.slice(0, mostIssues)) {
    const isUnknown = issue.code === 'unrecognized_keys'
    const names = isUnknown ? issue.keys.slice(0, mostIssues) : [issue.path.join('.') || result.target]
    // The schema library's own sentence names all unknown fields, for each of them.
    const message = isUnknown ? unknownField : asSentence(issue.message)
    for (const name of names) fields[name] = [...(fields[name] ?? []), message]
  }
  const messages = [...new Set(Object.values(fields).flat())]
  return c.json(boundError({ code: 'invalid_input', messages, fields }), errorStatus.invalid_input)
}
