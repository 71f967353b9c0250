import { OpenAPIHono } from '@hono/zod-openapi'
import { areas } from './areas.ts'
import type { ApiDeps } from './deps.ts'
import { answerError, answerInvalid, routeOf } from './http/answer-error.ts'
import { boundJson } from './http/bound-json.ts'
import { describeApi } from './http/describe.ts'
import type { RequestFacts } from './http/env.ts'
import { createFileSenders, type FileSenders } from './http/file-senders.ts'
import { secureApi } from './http/secure-api.ts'
import { type ApiApp, endpointsOf } from './http/serve.ts'
import { openContext, requireSession } from './open-context.ts'

export type { ApiDeps } from './deps.ts'
export type { RequestFacts } from './http/env.ts'
export type { FileSender } from './http/file-senders.ts'

export type Api = {
  /** Answers a request under `/api`. `facts` are what the server knows of it; never read from its headers. */
  fetch(request: Request, facts?: RequestFacts): Promise<Response>
  /** Who may send a large body by a call. */
  fileSender: FileSenders
}

/** The platform API: the only door to what it decides, beside `contract/` (ADR 1). */
export function createApi(deps: ApiDeps): Api {
  const app: ApiApp = new OpenAPIHono({ strict: false, defaultHook: answerInvalid })
  app.use(async (c, next) => {
    c.set('deps', deps)
    c.set('openContext', openContext)
    c.set('requireSession', requireSession)
    await next()
    c.env?.onRoute?.(routeOf(c))
  })
  app.use(secureApi)
  app.use(boundJson)
  app.onError((error, c) => answerError(error, c, deps.ports.log))
  app.notFound((c) => c.json({ code: 'not_found', messages: ['Erro'] }, 404))
  const api = app.basePath('/api') as ApiApp
  for (const { routes } of areas) routes?.(api, { ...deps, areas })
  describeApi(api)
  return {
    fetch: async (request, facts = {}) => app.fetch(request, facts),
    fileSender: createFileSenders(endpointsOf(api), '/api'),
  }
}
