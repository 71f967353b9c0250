import type { Endpoint, ParsedInput } from '#contract/endpoint.ts'
import type { ApiContext } from '../context.ts'
import { ApiError } from '../errors.ts'
import { answerFile } from '../files/index.ts'
import { type ApiApp, serveAs } from './serve.ts'

/**
 * A stored file, and how it is called where somebody keeps it: plain letters. `isVideo`: it lives where videos do. `isToKeep`: browsers
 * are to save it, not to show it.
 */
type Found = { key: string; name: string; isVideo?: boolean; isToKeep?: boolean }
type Handler<E extends Endpoint> = (ctx: ApiContext, input: ParsedInput<E>) => Promise<Found>

/** Nothing between us and the person keeps it, nothing in it runs, and no other site shows it. */
const privateHeaders = {
  'cache-control': 'private, no-store',
  'content-security-policy': "default-src 'none'; sandbox",
  'x-content-type-options': 'nosniff',
}

/**
 * Serves a call that answers a file which only some people may read: who asks is checked each time, ranges are answered (ADR
 * 90, SEC-68). @throws not_found where the file is gone
 */
export function serveFile<E extends Endpoint>(app: ApiApp, endpoint: E, handler: Handler<E>): void {
  serveAs(app, endpoint, async (ctx, input, request) => {
    const { key, name, isVideo = false, isToKeep = false } = await handler(ctx, input)
    const { files, videos } = ctx.ports
    const answer = await answerFile(request, isVideo ? videos : files, key, {
      ...privateHeaders,
      'content-disposition': `${isToKeep ? 'attachment' : 'inline'}; filename="${name}"`,
    })
    if (!answer) throw new ApiError('not_found', 'Este arquivo não existe mais.')
    return answer
  })
}

type Written = { text: string; contentType: string; name: string }

/**
 * Serves a call that answers a text which is no JSON and is made anew each time, kept by nobody between: it is for whoever has its
 * address (NWS-05).
 */
export function serveText<E extends Endpoint>(
  app: ApiApp,
  endpoint: E,
  handler: (ctx: ApiContext, input: ParsedInput<E>) => Promise<Written>,
): void {
  serveAs(app, endpoint, async (ctx, input) => {
    const { text, contentType, name } = await handler(ctx, input)
    return new Response(text, {
      headers: {
        ...privateHeaders,
        'content-type': contentType,
        'content-disposition': `inline; filename="${name}"`,
      },
    })
  })
}
