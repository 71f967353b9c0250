import type { DirectCall, PlainAnswer } from '#contract/client.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import type { ApiDeps } from '../deps.ts'
import { refusalOf, refusalOfInput } from './answer-error.ts'
import { askedBy } from './asked.ts'
import type { ApiEnv, RequestFacts } from './env.ts'
import { type ApiApp, inputOf, requireWho, servedOn } from './serve.ts'

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
    const asked = askedBy({ deps, facts }, (name) => call.headers.get(name))
    try {
      await requireWho(endpoint, asked, requireSession)
      const read = await validate(endpoint, call)
      if (read.refused) return { status: read.refused.status, data: read.refused.body }
      const answer = await run(openContext, asked, inputOf(endpoint, asked, read.valid))
      // What is remembered for everybody stays nobody's to change, and dates are what JSON makes of them.
      return { status: 200, data: JSON.parse(JSON.stringify(answer ?? null)) }
    } catch (error) {
      const { status, body } = refusalOf(error, { facts, route: `/api${endpoint.path}`, log: deps.ports.log })
      return { status, data: body }
    }
  }
}

/** In the order in which HTTP reads them. */
async function validate({ query, params }: Endpoint, call: DirectCall) {
  const parts = new Map<string, unknown>()
  for (const [target, schema, sent] of [
    ['query', query, call.query],
    ['param', params, call.params],
  ] as const) {
    if (!schema) continue
    const result = await schema.safeParseAsync(sent)
    const refused = refusalOfInput(result.success ? result : { ...result, target })
    if (refused) return { refused }
    parts.set(target, result.data)
  }
  return { valid: (target: string) => parts.get(target) }
}
