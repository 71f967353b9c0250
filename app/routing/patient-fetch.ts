import { type Loss, lossWith, waitBehind, waitForRetry } from './connection.ts'
import { safePath } from './safe-path.ts'
import { connectionTexts } from './texts.ts'

type Fetch = typeof globalThis.fetch
/** The navigation under way, as far as it matters here: `path` for comparing, `href` for going there. */
export type Underway = { path: string; href: string; isPost: boolean }

type Asked = {
  kind: 'data' | 'manifest'
  /** The person waits for it; everything else happens behind the page. */
  isAwaited: boolean
  isPost: boolean
  signal: AbortSignal | null
}

/** Milliseconds between two tries of what happens behind the page. */
const pauses = [1_000, 2_000, 4_000, 8_000, 15_000, 30_000]
/** An error of ours is tried again this often, then the page goes on without the answer. */
const triesOfErrors = 4

/**
 * Fetches for the router's own requests (ADR 0033). A request without an answer never rejects, for the router would put
 * an error in place of the page: what the person waits for is held until they try again, what happens behind the page
 * is repeated by itself. All other requests pass untouched. @param findUnderway where the router is going, or null
 * @param leaveFor has the browser itself go there
 */
export function patientFetch(
  fetch: Fetch,
  findUnderway: () => Underway | null,
  leaveFor: (there: Underway) => void,
): Fetch {
  return async (input, init) => {
    const underway = findUnderway()
    const request = readRequest(input, init, underway)
    if (!request) return fetch(input, init)
    let stopWaiting: (() => void) | undefined
    try {
      for (let tries = 0; ; tries += 1) {
        const answer = await ask(fetch, input, init, request.signal)
        if (isGenuine(answer, request)) {
          if (!isBackgroundError(answer, request)) return answer
          if (tries >= triesOfErrors && request.isPost) return new Response(null, { status: 204 })
        }
        if (!request.isAwaited && !isRefusal(answer)) {
          stopWaiting ??= waitBehind()
          await pause(tries, request.signal)
        } else if (request.kind === 'manifest' && underway && (await isReachable(fetch))) {
          leaveFor(underway)
          return new Promise(() => {})
        } else await waitForRetry(await lossOf(answer, request), request.signal)
      }
    } finally {
      stopWaiting?.()
    }
  }
}

/** Reads the router's requests: data of pages, and routes it does not know yet, asked for in advance or when somebody goes there. */
function readRequest(
  input: RequestInfo | URL,
  init: RequestInit | undefined,
  underway: Underway | null,
): Asked | null {
  if (!(input instanceof URL) || input.origin !== location.origin) return null
  const signal = init?.signal ?? null
  const isPost = init?.method !== undefined && init.method !== 'GET'
  if (input.pathname === '/__manifest')
    return { kind: 'manifest', isAwaited: signal !== null && underway !== null, isPost, signal }
  if (!input.pathname.endsWith('.data')) return null
  const path = input.pathname === '/_root.data' ? '/' : input.pathname.slice(0, -'.data'.length)
  return { kind: 'data', isAwaited: underway?.path === path, isPost, signal }
}

/** Gives the whole answer, or null: one that breaks off in the middle is none. */
async function ask(
  fetch: Fetch,
  input: RequestInfo | URL,
  init: RequestInit | undefined,
  signal: AbortSignal | null,
): Promise<Response | null> {
  try {
    const response = await fetch(input, init)
    const body = await response.arrayBuffer()
    const { status, statusText, headers } = response
    return new Response(body.byteLength > 0 ? body : null, { status, statusText, headers })
  } catch (error) {
    if (signal?.aborted) throw error
    return null
  }
}

/** Whether our server answered, and not a gateway, a hotel's log-in page, or a server that cannot. */
function isGenuine(answer: Response | null, { kind, isAwaited }: Asked): answer is Response {
  if (!answer || isUnavailable(answer.status)) return false
  if (kind === 'manifest') return answer.ok || (!isAwaited && isRefusal(answer))
  return answer.status === 204 || (answer.headers.get('content-type') ?? '').includes('text/x-script')
}

const isUnavailable = (status: number) => status === 502 || status === 503 || status === 504
const isBackgroundError = ({ status }: Response, { isAwaited }: Asked) => !isAwaited && status >= 500
const isRefusal = (answer: Response | null) => answer !== null && answer.status >= 400 && answer.status < 500

/** Gives the words for a lost request. They blame nobody unless the answer does. */
async function lossOf(answer: Response | null, asked: Asked): Promise<Loss> {
  if (!answer) return lossWith(connectionTexts.offline, asked)
  const page = isRefusal(answer) ? new DOMParser().parseFromString(await answer.text(), 'text/html') : null
  const [title, text] = ['h1', 'p'].map((name) => page?.querySelector(name)?.textContent?.slice(0, 200))
  if (!title || !text) return lossWith(connectionTexts.unanswered, asked)
  return { title, text, isPost: asked.isPost, link: linkOf(page) }
}

/** Gives the page that a refusal points to: pages of this site only. */
function linkOf(page: Document | null): Loss['link'] {
  const anchor = page?.querySelector('main a')
  const href = safePath(anchor?.getAttribute('href'), '')
  return href ? { href, label: anchor?.textContent?.slice(0, 40) ?? '' } : undefined
}

/** Whether the server can be reached at all: then what failed is a thing of its own, and a full load helps. */
export async function isReachable(fetch: Fetch): Promise<boolean> {
  const answer = await fetch('/healthz', { cache: 'no-store' }).catch(() => null)
  return answer?.ok === true
}

/** Waits longer from try to try, or until the connection is back. @throws AbortError */
export function pause(tries: number, signal?: AbortSignal | null): Promise<void> {
  return new Promise((resolve, reject) => {
    const done = () => {
      clearTimeout(timer)
      removeEventListener('online', done)
      signal?.removeEventListener('abort', done)
      if (signal?.aborted) reject(new DOMException('The request was given up', 'AbortError'))
      else resolve()
    }
    const timer = setTimeout(done, pauses[Math.min(tries, pauses.length - 1)])
    addEventListener('online', done)
    signal?.addEventListener('abort', done)
    if (signal?.aborted) done()
  })
}
