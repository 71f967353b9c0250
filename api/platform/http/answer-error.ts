import type { Context } from 'hono'
import { HTTPException } from 'hono/http-exception'
import { routePath } from 'hono/route'
import type { ZodError } from 'zod'
import { asSentence } from '#contract/content-fields.ts'
import { type ErrorBody, type ErrorCode, errorStatus, errorTexts } from '#contract/errors.ts'
import { findServiceAway } from '../db/client.ts'
import { ApiError } from '../errors.ts'
import type { Ports } from '../ports/index.ts'
import type { ApiEnv, RequestFacts } from './env.ts'
import { hasUnstorable } from './has-unstorable.ts'

type Status = (typeof errorStatus)[ErrorCode]
/** What is answered to a call that failed, whichever way it came. */
type Refusal = { status: Status; body: ErrorBody; isAway?: boolean }

const refusal = (body: ErrorBody): Refusal => ({ status: errorStatus[body.code], body })

/** Turns what a handler threw into the contract's error body; of an unexpected error it says nothing (ERR-03). */
export function refusalOf(
  error: unknown,
  { facts, route, log }: { facts: RequestFacts; route: string; log: Ports['log'] },
): Refusal {
  if (error instanceof ApiError) return refusal(boundError(error.toBody()))
  const away = findServiceAway(error)
  if (away) {
    // Not logged for each call: the line of the request carries the reason, and who watches the service says when it went.
    facts.onAway?.(away)
    return { ...refusal({ code: 'unavailable', messages: [errorTexts.unavailable] }), isAway: true }
  }
  if (error instanceof HTTPException && error.status < 500)
    return unreadable(error.status === 413 ? 'payload_too_large' : 'malformed_request')
  if (facts.isSenderGone?.()) return unreadable('malformed_request')
  log.error({ err: error, route }, 'api call failed')
  return refusal({ code: 'internal', messages: [errorTexts.internal] })
}

/** The same as an answer over HTTP. */
export function answerError(error: unknown, c: Context<ApiEnv>, log: Ports['log']): Response {
  return answerRefusal(refusalOf(error, { facts: c.env ?? {}, route: routeOf(c), log }), c)
}

const answerRefusal = ({ status, body, isAway }: Refusal, c: Context): Response =>
  c.json(body, status, isAway ? { 'retry-after': '5' } : {})

/** The pattern of the endpoint that answers: paths may carry secrets. */
export function routeOf(c: Context): string {
  const pattern = routePath(c, -1)
  return pattern.endsWith('*') ? 'unknown' : pattern
}

const unreadable = (code: 'payload_too_large' | 'malformed_request') =>
  refusal({ code, messages: ['O pedido não pôde ser lido.'] })

/** More issues than `boundError` shows. */
const mostIssues = 50
const unknownField = 'Este campo não é conhecido.'

/** Input that breaks the contract: messages by field, in the shape forms use. */
export function answerInvalid(result: Validated, c: Context): Response | undefined {
  const refused = refusalOfInput(result)
  return refused && answerRefusal(refused, c)
}

type Validated = { success: true; data?: unknown } | { success: false; error: ZodError; target: string }

/** What is answered to input that breaks the contract, or that cannot be stored; else undefined. */
export function refusalOfInput(result: Validated): Refusal | undefined {
  if (result.success) return hasUnstorable(result.data) ? unreadable('malformed_request') : undefined
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
  return refusal(boundError({ code: 'invalid_input', messages, fields }))
}

/** More than any form of ours has: whoever sends more wrong fields learns of the first ones. */
const mostTexts = 40
/** Characters, after which a name or a message is cut. */
const longestName = 80
const longestMessage = 400
/** Characters of all messages, and of all fields, together: in JSON well under the 16 KB that an error may have. */
const mostOfMessages = 1_500
const mostOfFields = 3_000
/** What JSON writes around a text. */
const around = 4

/**
 * The error body with a bounded number of names, messages and bytes, whatever came in (SEC-01). `details` are ours and
 * pass as they are. Pure.
 */
function boundError({ messages, fields, ...rest }: ErrorBody): ErrorBody {
  const bounded = { ...rest, messages: textsWithin(mostOfMessages)(messages) }
  return fields ? { ...bounded, fields: boundFields(fields) } : bounded
}

function boundFields(fields: NonNullable<ErrorBody['fields']>) {
  const take = textsWithin(mostOfFields)
  // Without a prototype: somebody may call a field `__proto__` or `constructor`.
  const bounded: typeof fields = Object.create(null)
  for (const name of Object.keys(fields).slice(0, mostTexts)) {
    const [key] = take([name.slice(0, longestName)])
    if (key !== undefined) bounded[key] = take(fields[name] ?? [])
  }
  return bounded
}

/** Takes texts while there is room for them. */
function textsWithin(room: number) {
  let left = room
  return (texts: readonly string[]): string[] =>
    texts.slice(0, mostTexts).flatMap((text) => {
      const taken = plain(text)
      left -= taken.length + around
      return left >= 0 ? [taken] : []
    })
}

/** Cut, and without control characters and halves of letters: JSON writes each of those with six signs. */
const plain = (text: string) => text.slice(0, longestMessage).replace(/\p{C}/gu, '')
