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

/** Milliseconds after which a render that still waits for data is given up. */
export const streamTimeout = 10_000

keepMarkupBy(markupKeeper())

/** A request for something that does not exist, or by a wrong method: nothing to report (SEC-34). */
const isClientError = (error: unknown) => isRouteErrorResponse(error) && error.status < 500

export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (!request.signal.aborted && !isClientError(error))
    (context as AppLoadContext).reportError(error, request)
}

export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  remixContext: EntryContext,
  context: AppLoadContext,
): Promise<Response> {
  return context.renderInTurn(() => render(request, { status, headers, remixContext, ...context }))
}

type Page = Pick<AppLoadContext, 'cspNonce' | 'reportError' | 'onRendered'> & {
  status: number
  headers: Headers
  remixContext: EntryContext
}

function render(
  request: Request,
  { status, headers, remixContext, cspNonce, reportError, onRendered }: Page,
): Promise<Response> {
  // Crawlers and pages without scripts get the whole page at once; people get the shell first.
  const waitForAll = isbot(request.headers.get('user-agent') ?? '') || headers.has('x-page-cache')
  const started = performance.now()
  return new Promise((resolve, reject) => {
    let failed = false
    const respond = () => {
      onRendered?.(performance.now() - started)
      const body = pageBytes()
      headers.set('content-type', 'text/html; charset=utf-8')
      resolve(
        new Response(createReadableStreamFromReadable(body), { headers, status: failed ? 500 : status }),
      )
      pipe(body)
    }
    const { pipe, abort } = renderToPipeableStream(
      <RemixServer context={remixContext} url={request.url} nonce={cspNonce} abortDelay={streamTimeout} />,
      {
        nonce: cspNonce,
        [waitForAll ? 'onAllReady' : 'onShellReady']: respond,
        onShellError: reject,
        onError(error: unknown) {
          failed = true
          if (!request.signal.aborted) reportError(error, request)
        },
      },
    )
    setTimeout(abort, streamTimeout + 1000).unref()
  })
}
