import type { DirectCall, PlainAnswer } from '#contract/client.ts'
import type { Endpoint, ParsedInput } from '#contract/endpoint.ts'
import type { ApiDeps } from '../deps.ts'
import { refusalOf, refusalOfInput } from './answer-error.ts'
import { bearerOf } from './asked.ts'
import type { ApiEnv, Asked, RequestFacts } from './env.ts'
import { type ApiApp, servedOn } from './serve.ts'

/**
 * Answers calls that only read and come from this process as HTTP would answer them, byte for byte in JSON, without making a
 * request and a response of them: the same schemas, the same context, the same access (ADR 81). Null for what goes by HTTP.
 */
export function createDirectAnswers(
  app: ApiApp,
  deps: ApiDeps,
  { openContext, requireSession }: Pick<ApiEnv['Variables'], 'openContext' | 'requireSession'>,
) {
  const reading = servedOn(app).filter(({ endpoint }) => endpoint.method === 'get' && !endpoint.upload)
  // Bundles have their own copies of the contract: an endpoint is known by its path.
  const byPath = new Map(reading.map((one) => [one.endpoint.path, one]))

  return async (call: DirectCall, facts: RequestFacts): Promise<PlainAnswer | null> => {
    const served = byPath.get(call.path)
    if (!served) return null
    const { endpoint, run } = served
    const asked: Asked = {
      deps,
      facts,
      bearer: bearerOf(call.headers.get('authorization') ?? undefined),
      namedStation: call.headers.get('x-station-id') ?? undefined,
      userAgent: call.headers.get('user-agent') ?? undefined,
    }
    try {
      if (endpoint.access === 'owner') await requireSession(asked)
      const input = await readInput(endpoint, call)
      if ('refused' in input) return { status: input.refused.status, data: input.refused.body }
      const bearer = endpoint.access === 'token' ? asked.bearer : undefined
      const answer = await run(openContext, asked, { ...input, bearer } as ParsedInput<Endpoint>)
      // What is remembered for everybody stays nobody's to change, and dates are what JSON makes of them.
      return { status: 200, data: JSON.parse(JSON.stringify(answer ?? null)) }
    } catch (error) {
      const { status, body } = refusalOf(error, { facts, route: `/api${endpoint.path}`, log: deps.ports.log })
      return { status, data: body }
    }
  }
}

/** In the order in which HTTP reads them. */
async function readInput({ query, params }: Endpoint, call: DirectCall) {
  const read: { query?: unknown; params?: unknown } = {}
  for (const [part, schema] of [
    ['query', query],
    ['params', params],
  ] as const) {
    if (!schema) continue
    const result = await schema.safeParseAsync(call[part])
    const target = part === 'params' ? 'param' : part
    const refused = refusalOfInput(result.success ? result : { ...result, target })
    if (refused) return { refused }
    read[part] = result.data
  }
  return read
}
