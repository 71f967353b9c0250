import { PaymentInDoubt, PaymentNotSent, PaymentRefused } from '../payments.ts'
import { reasonOf, unavailable } from './reasons.ts'

export type CallOptions = {
  /** `https://api.pagar.me/core/v5`, or whoever speaks the same. */
  baseUrl: string
  secretKey: string
  /** How requests leave: the network's, or the way into the simulator. */
  fetch: (request: Request) => Promise<Response>
  timeoutMs: number
}

type Asked = {
  body?: unknown
  key?: string | undefined
  query?: Record<string, string>
  /** Asked as a browser would: without the secret key. */
  isOpen?: boolean
}
export type Call = (method: 'GET' | 'POST' | 'DELETE', path: string, asked?: Asked) => Promise<unknown>

const mostBytes = 1_000_000

/** Below 500, and yet no decision: too slow, the same key is still being worked on, too often. */
const undecided: ReadonlySet<number> = new Set([408, 409, 425, 429])
/** Our key is not theirs, or not from here: nothing was done, and nothing can be read. */
const unauthorized: ReadonlySet<number> = new Set([401, 403])

/**
 * Asks the gateway. What it answers is JSON with a status that decides: 2xx is done, 4xx is its no. Everything else (silence, 5xx,
 * a page of a proxy whatever its status, a redirect) says nothing of what was done. Null for a 404. What only reads is never
 * refused: where nothing can be read nothing is known.
 * @throws PaymentRefused, PaymentInDoubt
 */
export function createCall({ baseUrl, secretKey, fetch, timeoutMs }: CallOptions): Call {
  const authorization = `Basic ${Buffer.from(`${secretKey}:`).toString('base64')}`
  return async (method, path, { body, key, query = {}, isOpen = false } = {}) => {
    const url = new URL(baseUrl + path)
    for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value)
    // Listened to itself: a request's own signal only follows it, and may be gone before it.
    const signal = AbortSignal.timeout(timeoutMs)
    const request = new Request(url, {
      method,
      redirect: 'manual',
      headers: {
        ...(!isOpen && { authorization }),
        accept: 'application/json',
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(key && { 'idempotency-key': key }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      signal,
    })
    const { status, json } = await answerTo(() => fetch(request), signal)
    const isTheirs = typeof json === 'object' && json !== null
    const isDecided =
      status >= 200 && status < 500 && !undecided.has(status) && !(status >= 300 && status < 400)
    if (!isTheirs || !isDecided) throw new PaymentInDoubt(`status ${status}`)
    if (status === 404) return null
    if (status >= 400 && method === 'GET') throw new PaymentInDoubt(`status ${status}`)
    if (unauthorized.has(status)) throw new PaymentRefused(unavailable)
    if (status >= 400) throw new PaymentRefused(reasonOf(json))
    return json
  }
}

async function answerTo(ask: () => Promise<Response>, signal: AbortSignal) {
  try {
    const { status, body } = await unlessLate(ask(), signal)
    return { status, json: parsed(await boundedText(body, signal)) }
  } catch (error) {
    if (error instanceof PaymentInDoubt) throw error
    if (isUnsent(error)) throw new PaymentNotSent('not reached')
    // The cause may quote what was sent.
    throw new PaymentInDoubt(error instanceof Error ? error.name : 'no answer')
  }
}

/** No connection was opened, so nothing was sent over it. */
const unsent: ReadonlySet<unknown> = new Set([
  ...['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH', 'UND_ERR_CONNECT_TIMEOUT'],
])

function isUnsent(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : undefined
  return cause instanceof Error && 'code' in cause && unsent.has(cause.code)
}

/** Whoever answers may not know that nobody waits any more. */
async function unlessLate<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  let stop = () => {}
  const late = new Promise<never>((_, reject) => {
    stop = () => reject(new PaymentInDoubt('timeout'))
    signal.addEventListener('abort', stop, { once: true })
  })
  try {
    return await Promise.race([work, late])
  } finally {
    signal.removeEventListener('abort', stop)
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

async function boundedText(body: Response['body'], signal: AbortSignal): Promise<string> {
  if (!body) return ''
  const chunks: Uint8Array[] = []
  let size = 0
  const reader = body.getReader()
  try {
    for (;;) {
      const { done, value } = await unlessLate(reader.read(), signal)
      if (done) return Buffer.concat(chunks).toString('utf8')
      size += value.length
      if (size > mostBytes) throw new PaymentInDoubt('too much')
      chunks.push(value)
    }
  } finally {
    reader.cancel().catch(() => undefined)
  }
}
