import type { OpenAPIHono } from '@hono/zod-openapi'
import type { Context, MiddlewareHandler } from 'hono'
import { proofOf } from '#contract/asks-again.ts'
import type { AnswerInput, Endpoint, ParsedInput, UploadFields } from '#contract/endpoint.ts'
import { featureOfCall } from '#contract/stations/registry/gates.ts'
import { haveRight } from '#contract/team.ts'
import type { ApiContext } from '../context.ts'
import { ApiError } from '../errors.ts'
import type { Upload } from '../files/index.ts'
import { limit, waitText } from '../rate-limit/index.ts'
import { requireProof } from '../require-proof.ts'
import { askedOf } from './asked.ts'
import type { ApiEnv, Asked, OpenContext, RequireSession } from './env.ts'
import { uploadOf } from './upload-of.ts'

export type ApiApp = OpenAPIHono<ApiEnv>
type Handler<E extends Endpoint> = (
  ctx: ApiContext,
  input: ParsedInput<E> & { upload: Upload<UploadFields<E>> },
) => Promise<AnswerInput<E>>

type AnyInput = ParsedInput<Endpoint>
/** One call of an endpoint, whichever way it came. Whatever goes wrong is thrown. */
type Run = (openContext: OpenContext, asked: Asked, input: AnyInput) => Promise<object>
type Served = { endpoint: Endpoint; run: Run }

/** By the registry, which all base paths of an app share. */
const served = new WeakMap<ApiApp['openAPIRegistry'], readonly Served[]>()

/** What is served on an app. */
export const servedOn = (app: ApiApp): readonly Served[] => served.get(app.openAPIRegistry) ?? []
export const endpointsOf = (app: ApiApp): readonly Endpoint[] => servedOn(app).map(({ endpoint }) => endpoint)

/**
 * Serves one endpoint of the contract by one verb: input validated by the contract, context opened for one station,
 * access checked, answer as JSON. The same for every spelling of the path.
 */
export function serve<E extends Endpoint>(app: ApiApp, endpoint: E, handler: Handler<E>): void {
  const run = async (openContext: OpenContext, asked: Asked, input: ParsedInput<E>, request?: Request) => {
    const ctx = await enter(openContext, asked, input, endpoint)
    if (endpoint.access === 'team' && endpoint.method !== 'get') await limitChanges(ctx)
    const upload = uploadOf<UploadFields<E>>(request, endpoint.upload)
    return (await handler(ctx, { ...input, upload })) as object
  }
  served.set(app.openAPIRegistry, [...servedOn(app), { endpoint, run: run as Run }])
  // Hono takes the slash off the end of what is asked for; it must be off in what is served too.
  const bare = endpoint.path.replace(/\/$/, '')
  for (const path of new Set([endpoint.path, bare, ...endpoint.aliases])) {
    app.openapi(
      { ...routeOf(app, endpoint, path), middleware: askWhoFirst(endpoint) },
      async (c: Context<ApiEnv>) => {
        const asked = askedOf(c)
        return c.json(
          await run(c.get('openContext'), asked, readInput<E>(c, endpoint, asked), c.req.raw),
          200,
        )
      },
    )
  }
}

/** Serves a call whose answer is no JSON, by what makes the whole of it. */
export function serveAs<E extends Endpoint>(
  app: ApiApp,
  endpoint: E,
  answer: (ctx: ApiContext, input: ParsedInput<E>, request: Request) => Promise<Response>,
): void {
  app.openapi({ ...endpoint.route, middleware: askWhoFirst(endpoint) }, async (c: Context<ApiEnv>) => {
    const asked = askedOf(c)
    const input = readInput<E>(c, endpoint, asked)
    return answer(await enter(c.get('openContext'), asked, input, endpoint), input, c.req.raw)
  })
}

/** A request as it was sent: who sends it signed those bytes. */
export type RawRequest = { headers: Headers; url: URL; body: string }

/** Serves what comes from another service: it has no session, belongs to no station, and proves itself by its own means. */
export function serveRaw<E extends Endpoint>(
  app: ApiApp,
  endpoint: E,
  handler: (params: ParsedInput<E>['params'], raw: RawRequest) => Promise<AnswerInput<E>>,
): void {
  app.openapi(endpoint.route, async (c: Context<ApiEnv>) => {
    const { headers, url } = c.req.raw
    const raw = { headers, url: new URL(url), body: await c.req.text() }
    return c.json((await handler(readInput<E>(c, endpoint, askedOf(c)).params, raw)) as object, 200)
  })
}

/**
 * The route of one spelling of the path; the first one is described. The library would read a form whole before any verb
 * has said how much it takes, so the route of a call with a file is described with it and served without.
 */
function routeOf(app: ApiApp, { route, path: first, upload }: Endpoint, path: string): Endpoint['route'] {
  if (path === first && !upload) return route
  if (path === first) app.openAPIRegistry.registerPath(route)
  const { body: _, ...request } = route.request ?? {}
  return { ...route, ...(upload && { request }), path, hide: true } as Endpoint['route']
}

/**
 * Refuses a call of the team's without a session before its input is read: what the input should be is said to nobody
 * else (SEC-41).
 */
export async function requireWho({ access }: Endpoint, asked: Asked, requireSession: RequireSession) {
  if (access === 'team') await requireSession(asked)
}

const askWhoFirst =
  (endpoint: Endpoint): MiddlewareHandler<ApiEnv> =>
  async (c, next) => {
    await requireWho(endpoint, askedOf(c), c.get('requireSession'))
    await next()
  }

/** The context of a call, of somebody who may make it. */
async function enter(
  openContext: OpenContext,
  asked: Asked,
  input: AnyInput,
  endpoint: Endpoint,
): Promise<ApiContext> {
  const ctx = await openContext(asked, input, endpoint)
  requireAccess(ctx, endpoint)
  requireCodes(ctx, endpoint)
  requireSwitchedOn(ctx, endpoint)
  requireProof(ctx, proofOf(endpoint, input))
  return endpoint.right ? { ...ctx, right: endpoint.right } : ctx
}

/** A person changes something every few seconds at most, for hours; what changes more fills the disk of all (SEC-35). */
const changesPerHour = 1_000

async function limitChanges(ctx: ApiContext): Promise<void> {
  if (ctx.actor.kind !== 'participant') return
  const key = `${ctx.station.id}:${ctx.actor.id}`
  await limit(
    ctx,
    { name: 'owner-change', key, points: changesPerHour, durationSeconds: 3600 },
    tooManyChanges,
  )
}

const tooManyChanges = (retryAfterSeconds: number) =>
  new ApiError(
    'too_many_requests',
    `Foram muitas mudanças em uma hora. Continue em ${waitText(retryAfterSeconds)}.`,
    { details: { retryAfterSeconds } },
  )

/** What a call says, as its route validated it. */
function readInput<E extends Endpoint>(c: Context<ApiEnv>, endpoint: E, asked: Asked): ParsedInput<E> {
  // `valid` is typed by route, which is generic here.
  const valid = (target: string) => (c.req as unknown as { valid(target: string): unknown }).valid(target)
  return inputOf(endpoint, asked, valid, c.req.header('idempotency-key'))
}

/** What a verb is handed: every part that the endpoint declares, as `valid` answers it. */
export const inputOf = <E extends Endpoint>(
  { params, query, body, idempotent, access }: E,
  asked: Asked,
  valid: (target: 'param' | 'query' | 'json') => unknown,
  key?: string,
) =>
  ({
    params: params ? valid('param') : undefined,
    query: query ? valid('query') : undefined,
    body: body ? valid('json') : undefined,
    idempotencyKey: idempotent ? key : undefined,
    bearer: access === 'token' ? asked.bearer : undefined,
  }) as ParsedInput<E>

/** What a station has switched off is refused before any verb looks at it (TEN-09, GAP-04). */
function requireSwitchedOn({ station }: ApiContext, endpoint: Endpoint): void {
  const feature = featureOfCall(endpoint)
  if (feature && !station.config.features[feature])
    throw new ApiError('forbidden', 'Esta área não está disponível.')
}

function requireAccess(ctx: ApiContext, endpoint: Endpoint): void {
  if (endpoint.access === 'public' || endpoint.access === 'token') return
  if (ctx.actor.kind !== 'participant') throw new ApiError('not_authenticated', 'Faça login para continuar.')
  if (endpoint.access === 'session') return
  if (ctx.actor.isBlocked) throw new ApiError('account_blocked', 'O seu acesso está bloqueado.')
  const roles = ctx.actor.waitingRoles ?? ctx.actor.roles
  if (endpoint.access === 'team' && !(endpoint.right && haveRight(roles, endpoint.right)))
    throw new ApiError('forbidden', 'Você não possui autorização para acessar esta página.')
}

/** Where codes in two steps are wanted, whoever of the team has none does nothing for the station yet (PPL-26). */
function requireCodes({ actor, needsCodes }: ApiContext, { access }: Endpoint): void {
  if (access !== 'team' || !needsCodes || actor.kind !== 'participant' || actor.hasCodes) return
  throw new ApiError('codes_needed', 'Ative os códigos em duas etapas para cuidar da estação.')
}
