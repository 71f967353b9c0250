import { createRoute, z } from '@hono/zod-openapi'
import { errorBodySchema } from './errors.ts'
import type { Right } from './team.ts'

type Shape = z.ZodObject
type Method = 'get' | 'post' | 'put' | 'delete'

/**
 * The callers that an endpoint admits: anybody, the holder of a session of the station, who of its team has the call's `right`;
 * `session` also opens to blocked accounts, which need to learn why and to log out. `token`: whoever has a bearer token that is no
 * session; the call's verb redeems it.
 */
export type Access = 'public' | 'token' | 'session' | 'participant' | 'team'
type Admits = { access: Exclude<Access, 'team'>; right?: never } | { access: 'team'; right: Right }

/**
 * The file of a call, which is `multipart/form-data` then: the name of its part, the most bytes that are taken of it, and the
 * texts beside it. What is larger is thrown away as it comes in and refused in the verb's own words.
 * `isStreamed`: it is not held: it is worked on while it comes, stands behind the texts, and is refused while it comes where it
 * is larger by more than what may stand beside it (SEC-66).
 */
export type Upload = { field: string; maxBytes: number; fields?: Shape; isStreamed?: true }

type Definition<
  P extends Shape,
  Q extends Shape,
  B extends z.ZodType,
  A extends z.ZodType,
  U extends Upload,
> = {
  method: Method
  /** OpenAPI form, as the specification writes it: `/stations/{id}`. */
  path: string
  /** Other spellings of the same path (GAP-101). */
  aliases?: string[]
  tag: string
  summary: string
  params?: P
  query?: Q
  body?: B
  answer: A
  /** Whether the caller may send `Idempotency-Key`; twice the same key means once. */
  idempotent?: boolean
  /** The call carries a file. */
  upload?: U
  /** Its JSON carries a file in base64, so it may be as large as one (ADR 68). */
  isLarge?: true
  /** `user_id` names somebody else than the caller: who shared a link. Elsewhere a foreign one answers 403 (GAP-05). */
  namesOthers?: boolean
} & Admits

/**
 * Describes one call of the platform API: method, path, input and answer. The API serves it, the client calls it,
 * OpenAPI documents it; nobody else knows paths. Nothing of it reaches a browser (`vite.config.ts`).
 */
export function endpoint<
  P extends Shape = z.ZodObject<Record<never, never>>,
  Q extends Shape = z.ZodObject<Record<never, never>>,
  B extends z.ZodType = z.ZodUndefined,
  A extends z.ZodType = z.ZodType,
  U extends Upload = never,
>(definition: Definition<P, Q, B, A, U>) {
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
    upload,
  } = definition
  const headers = z.object({ 'idempotency-key': z.string().min(8).max(120).optional() })
  const as = (type: string, schema: z.ZodType, description: string) => ({
    description,
    content: { [type]: { schema } } as { 'application/json': { schema: z.ZodType } },
  })
  const isFile = answer === (fileAnswer as z.ZodType)
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
      ...(upload && {
        body: { required: true, content: { 'multipart/form-data': { schema: formOf(upload) } } },
      }),
    },
    responses: {
      200: as(isFile ? 'application/octet-stream' : 'application/json', answer, 'OK'),
      default: as('application/json', errorBodySchema, 'Erro'),
    },
  })
  return { ...definition, aliases, route }
}

const formOf = ({ field, maxBytes, fields }: Upload) =>
  z.object({
    [field]: z.string().openapi({ format: 'binary', description: `Até ${maxBytes} bytes` }),
    ...fields?.shape,
  })

/** The answer of a call that is a file itself, or the part of it that a `Range` header asks for. */
export const fileAnswer = z.string().openapi({ format: 'binary' })

type AnyDefinition = Definition<Shape, Shape, z.ZodType, z.ZodType, Upload>
export type Endpoint = Omit<AnyDefinition, 'params' | 'query' | 'body' | 'upload' | 'access' | 'right'> & {
  access: Access
  right?: Right | undefined
  params?: Shape | undefined
  upload?: Upload | undefined
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

/** A form that is passed on as it came in, with its own boundary. */
export type PassedForm = { contentType: string; body: ReadableStream<Uint8Array> | Uint8Array<ArrayBuffer> }

type Fields<U, How extends 'input' | 'output'> = U extends { fields: infer F extends Shape }
  ? Part<F, How>
  : Record<never, never>

/** The text fields beside a file, parsed. */
export type UploadFields<E extends Endpoint> = Fields<NonNullable<E['upload']>, 'output'>

type SentFile<U> = U extends { fields: Shape } ? { file: Blob; fields: Fields<U, 'input'> } : { file: Blob }

/** The input of a call; parts that an endpoint does not have are left out. */
export type CallInput<E extends Endpoint> = (NonNullable<E['params']> extends infer P
  ? P extends z.ZodObject<Record<never, never>>
    ? { params?: Part<P, 'input'> }
    : { params: Part<P, 'input'> }
  : unknown) & {
  query?: Part<NonNullable<E['query']>, 'input'>
  idempotencyKey?: string | undefined
} & ([NonNullable<E['upload']>] extends [never]
    ? unknown
    : { upload: SentFile<NonNullable<E['upload']>> | PassedForm }) &
  (NonNullable<E['body']> extends infer B
    ? B extends z.ZodUndefined
      ? unknown
      : { body: Part<B, 'input'> }
    : unknown)

/** The input of a verb's handler, parsed. */
export type ParsedInput<E extends Endpoint> = {
  params: Part<NonNullable<E['params']>, 'output'>
  query: Part<NonNullable<E['query']>, 'output'>
  body: Part<NonNullable<E['body']>, 'output'>
  idempotencyKey: string | undefined
  /** The bearer token of calls with `token` access. */
  bearer: string | undefined
}

export type Answer<E extends Endpoint> = z.output<E['answer']>
/** The answer of a handler, before the answer schema runs. */
export type AnswerInput<E extends Endpoint> = z.input<E['answer']>

/** A numeric id in a path or a query. */
export const idParam = z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER)
