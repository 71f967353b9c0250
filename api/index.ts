import { OpenAPIHono } from '@hono/zod-openapi'
import type { DirectCall, PlainAnswer } from '#contract/client.ts'
import { areas } from './areas.ts'
import { openContext, requireSession } from './open-context.ts'
import type { ApiDeps } from './platform/deps.ts'
import { createDirectAnswers } from './platform/http/answer-directly.ts'
import { answerError, answerInvalid, routeOf } from './platform/http/answer-error.ts'
import { boundJson } from './platform/http/bound-json.ts'
import { describeApi } from './platform/http/describe.ts'
import type { RequestFacts } from './platform/http/env.ts'
import { createFileSenders, type FileSenders } from './platform/http/file-senders.ts'
import { secureApi } from './platform/http/secure-api.ts'
import { type ApiApp, endpointsOf } from './platform/http/serve.ts'

export type { ApiDeps } from './platform/deps.ts'
export type { RequestFacts } from './platform/http/env.ts'
export type { FileTaker } from './platform/http/file-senders.ts'

export type Api = {
  /** Answers a request under `/api`. `facts` are what the server knows of it; never read from its headers. */
  fetch(request: Request, facts?: RequestFacts): Promise<Response>
  /** Answers a call of this process that only reads, as `fetch` would; null if it has to be fetched. */
  read?(call: DirectCall, facts?: RequestFacts): Promise<PlainAnswer | null>
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
  const read = createDirectAnswers(api, deps, { openContext, requireSession })
  return {
    fetch: async (request, facts = {}) => app.fetch(request, facts),
    read: (call, facts = {}) => read(call, facts),
    fileSender: createFileSenders(endpointsOf(api), '/api'),
  }
}
