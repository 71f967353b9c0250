import {
  type AppLoadContext,
  createReadableStreamFromReadable,
  type EntryContext,
  type HandleErrorFunction,
} from '@remix-run/node'
import { isRouteErrorResponse, RemixServer } from '@remix-run/react'
import { isbot } from 'isbot'
import { renderToPipeableStream } from 'react-dom/server'
import { markupKeeper } from './kept-markup.server.ts'
import { pageBytes } from './page-bytes.server.ts'
import { keepMarkupBy } from './ui/kept-markup.tsx'

/** Milliseconds after which data that a page still waits for is given up. */
export const streamTimeout = 10_000
/** The limit of the rendering: a little later than that of the data, so that a failure can still be shown. */
const renderTimeout = streamTimeout + 1_000

keepMarkupBy(markupKeeper())

/** Whether an error is only a request for something that does not exist, or by a wrong method: nothing to report (SEC-34). */
const isClientError = (error: unknown) => isRouteErrorResponse(error) && error.status < 500

/** Errors that were reported while a page was rendered: Remix hands one on once more when no page came of it. */
const reported = new WeakSet<object>()

export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted || isClientError(error) || reported.has(Object(error))) return
  ;(context as AppLoadContext).reportError(error, request)
}

export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  remixContext: EntryContext,
  context: AppLoadContext,
): Promise<Response> {
  return context.renderInQueue(() => render(request, { status, headers, remixContext, ...context }))
}

type Page = Pick<AppLoadContext, 'cspNonce' | 'reportError' | 'onRendered'> & {
  status: number
  headers: Headers
  remixContext: EntryContext
}

/** Answers a client that left, who reads nothing. */
const unread = () => new Response(null, { status: 400 })

/**
 * Renders a page as it comes: people get its frame at once and late parts behind it; crawlers and what is kept for all
 * visitors get the whole. A frame that cannot be rendered rejects, and Remix renders the page of errors.
 */
async function render(
  request: Request,
  { status, headers, remixContext, cspNonce, reportError, onRendered }: Page,
): Promise<Response> {
  const { signal } = request
  if (signal.aborted) return unread()
  const waitsForAll = isbot(request.headers.get('user-agent') ?? '') || headers.has('x-page-cache')
  const started = performance.now()
  return new Promise((resolve, reject) => {
    let hasFailed = false
    const answer = () => {
      if (signal.aborted) return resolve(unread())
      onRendered?.(performance.now() - started)
      headers.set('content-type', 'text/html; charset=utf-8')
      const body = pageBytes()
      const stream = createReadableStreamFromReadable(body)
      resolve(new Response(stream, { headers, status: hasFailed ? 500 : status }))
      pipe(body)
    }
    const { pipe, abort } = renderToPipeableStream(
      <RemixServer context={remixContext} url={request.url} nonce={cspNonce} abortDelay={streamTimeout} />,
      {
        nonce: cspNonce,
        onShellReady: () => waitsForAll || answer(),
        onAllReady() {
          letBe()
          if (waitsForAll) answer()
        },
        onShellError(error) {
          letBe()
          if (signal.aborted) resolve(unread())
          else reject(error)
        },
        onError(error) {
          hasFailed = true
          if (signal.aborted) return
          reported.add(Object(error))
          reportError(error, request)
        },
      },
    )
    const letBe = endInTime(signal, abort)
  })
}

/** Ends a rendering whose reader has left, or that takes too long. Call what it answers when there is nothing to end any more. */
function endInTime(signal: AbortSignal, abort: (reason: unknown) => void): () => void {
  const leave = () => abort(signal.reason)
  const late = setTimeout(() => abort(new Error('The page was not rendered in time')), renderTimeout)
  late.unref()
  signal.addEventListener('abort', leave)
  return () => {
    clearTimeout(late)
    signal.removeEventListener('abort', leave)
  }
}
