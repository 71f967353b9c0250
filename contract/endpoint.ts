import { createRoute, z } from '@hono/zod-openapi'
import { errorBodySchema } from './errors.ts'

type Shape = z.ZodObject
type Method = 'get' | 'post' | 'put' | 'delete'

/**
 * Who may call: anybody, the holder of a session of the station, its owner; `session` also opens to blocked accounts,
 * which need to learn why and to log out. `token`: whoever has a bearer token that is no session; the call's verb
 * redeems it.
 */
export type Access = 'public' | 'token' | 'session' | 'participant' | 'owner'

type Definition<P extends Shape, Q extends Shape, B extends z.ZodType, A extends z.ZodType> = {
  method: Method
  /** OpenAPI form, as the specification writes it: `/stations/{id}`. */
  path: string
  /** Other spellings of the same path (GAP-101). */
  aliases?: string[]
  access: Access
  tag: string
  summary: string
  params?: P
  query?: Q
  body?: B
  answer: A
  /** Whether the caller may send `Idempotency-Key`; twice the same key means once. */
  idempotent?: boolean
  /**
   * The call carries `multipart/form-data`: small fields and one file, of the name given here. Its parts are read as
   * they come, so they are not described by a schema.
   */
  upload?: string
  /** `user_id` names somebody else than the caller: who shared a link. Elsewhere a foreign one answers 403 (GAP-05). */
  namesOthers?: boolean
}

/**
 * One call of the platform API: method, path, input and answer. The API serves it, the client calls it, OpenAPI
 * documents it; nobody else knows paths. Nothing of it reaches a browser (`vite.config.ts`).
 */
export function endpoint<
  P extends Shape = z.ZodObject<Record<never, never>>,
  Q extends Shape = z.ZodObject<Record<never, never>>,
  B extends z.ZodType = z.ZodUndefined,
  A extends z.ZodType = z.ZodType,
>(definition: Definition<P, Q, B, A>) {
  const {
    method,
    path,
    access,
    tag,
    summary,
    params,
    query,
    body,
    answer,
    aliases = [],
    idempotent,
  } = definition
  const headers = z.object({ 'idempotency-key': z.string().min(8).max(120).optional() })
  const json = (schema: z.ZodType, description: string) => ({
    description,
    content: { 'application/json': { schema } },
  })
  const route = createRoute({
    method,
    path,
    tags: [tag],
    summary,
    ...(access !== 'public' && { security: [{ session: [] }] }),
    request: {
      ...(params && { params }),
      ...(query && { query }),
      ...(idempotent && { headers }),
      ...(body && { body: { required: true, content: { 'application/json': { schema: body } } } }),
    },
    responses: { 200: json(answer, 'OK'), default: json(errorBodySchema, 'Erro') },
  })
  return { ...definition, aliases, route }
}

type AnyDefinition = Definition<Shape, Shape, z.ZodType, z.ZodType>
export type Endpoint = Omit<AnyDefinition, 'params' | 'query' | 'body'> & {
  params?: Shape | undefined
  query?: Shape | undefined
  body?: z.ZodType | undefined
  aliases: string[]
  route: ReturnType<typeof createRoute>
}

type Part<T, How extends 'input' | 'output'> = T extends z.ZodType
  ? How extends 'input'
    ? z.input<T>
    : z.output<T>
  : undefined

/** A body that is passed on as it came in, with its own boundary. */
export type UploadBody = { contentType: string; body: ReadableStream<Uint8Array> | Uint8Array<ArrayBuffer> }

/** What a caller hands over; parts an endpoint does not have are left out. */
export type CallInput<E extends Endpoint> = (NonNullable<E['params']> extends infer P
  ? P extends z.ZodObject<Record<never, never>>
    ? { params?: Part<P, 'input'> }
    : { params: Part<P, 'input'> }
  : unknown) & {
  query?: Part<NonNullable<E['query']>, 'input'>
  idempotencyKey?: string | undefined
  upload?: UploadBody
} & (NonNullable<E['body']> extends infer B
    ? B extends z.ZodUndefined
      ? unknown
      : { body: Part<B, 'input'> }
    : unknown)

/** What a verb's handler receives, parsed. */
export type ParsedInput<E extends Endpoint> = {
  params: Part<NonNullable<E['params']>, 'output'>
  query: Part<NonNullable<E['query']>, 'output'>
  body: Part<NonNullable<E['body']>, 'output'>
  idempotencyKey: string | undefined
  /** The bearer token of calls with `token` access. */
  bearer: string | undefined
}

export type Answer<E extends Endpoint> = z.output<E['answer']>
/** What a handler gives back, before the answer schema runs. */
export type AnswerInput<E extends Endpoint> = z.input<E['answer']>

/** A numeric id in a path or a query. */
export const idParam = z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER)
