import type { Answer, CallInput, Endpoint, PassedForm } from './endpoint.ts'
import { type ErrorBody, type ErrorCode, errorBodySchema, errorCodes, errorTexts } from './errors.ts'

const brand = Symbol.for('estacao.ApiProblem')

/** The error of a failed call, whatever the API did. Never carries more than the contract's error body. */
export class ApiProblem extends Error {
  readonly [brand] = true

  constructor(
    readonly status: number,
    readonly body: ErrorBody,
  ) {
    super(body.messages[0] ?? errorTexts.generic)
    this.name = 'ApiProblem'
  }

  /** The server and the portal are two bundles, each with its own copy of this class: `instanceof` goes by brand. */
  static override [Symbol.hasInstance](value: unknown): boolean {
    return typeof value === 'object' && value !== null && brand in value
  }

  get code(): ErrorCode {
    return this.body.code
  }
  /** The one sentence to show: the first message, else 'Erro' (ERR-02). */
  get firstMessage(): string {
    return this.body.messages[0] ?? errorTexts.generic
  }
}

export type Transport = (request: Request) => Promise<Response>

/** A call that only reads, as an API in this process takes it without HTTP: what would stand in the address, as texts. */
export type DirectCall = {
  /** The path of the endpoint, as the contract writes it. */
  path: string
  params: Record<string, string>
  query: Record<string, string>
  headers: Headers
}
export type PlainAnswer = { status: number; data: unknown }

export type ClientOptions = {
  /** In process: the API's own fetch. Remote: the global one. */
  transport: Transport
  /** The API in this process; null if it wants the call over its transport. */
  direct?: ((call: DirectCall) => Promise<PlainAnswer | null>) | undefined
  /** Root of the API without a slash at the end, e.g. `http://api.local/api`. */
  baseUrl: string
  stationId?: number | undefined
  token?: string | undefined
  /** Headers that travel with every call: request id, the visitor's address. */
  headers?: Record<string, string>
  /** Milliseconds before a call counts as failed; 0, for the API in this process, waits as long as it takes. */
  timeoutMs?: number
  /** Check answers against the contract. On for remote APIs; an API in this process is checked by its tests. */
  checkAnswers?: boolean
}

export type ApiClient = {
  /** Calls the API; answers parsed data or throws `ApiProblem`. */
  call<E extends Endpoint>(endpoint: E, input?: CallInput<E>): Promise<Answer<E>>
  /** A call that answers a file, as `asked` wants it: whole, a part, or what is known of it. Throws `ApiProblem`. */
  file<E extends Endpoint>(endpoint: E, input: CallInput<E>, asked: AskedFile): Promise<Response>
}

type AskedFile = Pick<Request, 'method' | 'headers'>

/** Creates the contract client: the portal's only way to the API (ADR 1). Bound to one station and one session. */
export function createClient(options: ClientOptions): ApiClient {
  const { transport, direct, timeoutMs = 8000, checkAnswers = false } = options
  return {
    async call(endpoint, input) {
      const call = (input ?? {}) as LooseInput
      const directly = direct && directCall(endpoint, call, options)
      const { status, data } =
        (directly && (await direct(directly))) ??
        (await fetched(transport, buildRequest(endpoint, call, options), timeoutMs))
      if (status >= 300) throw new ApiProblem(status, readErrorBody(status, data))
      if (!checkAnswers) return data as Answer<typeof endpoint>
      const parsed = endpoint.answer.safeParse(data)
      if (!parsed.success) throw upstream('upstream_failed', 502)
      return parsed.data as Answer<typeof endpoint>
    },
    file: (endpoint, input, asked) =>
      fetchedFile(transport, askedAs(asked, buildRequest(endpoint, input as LooseInput, options)), timeoutMs),
  }
}

type LooseInput = {
  params?: Record<string, unknown>
  query?: Record<string, unknown>
  body?: unknown
  idempotencyKey?: string | undefined
  upload?: PassedForm | { file: Blob; fields?: Record<string, unknown> }
}

async function fetched(transport: Transport, request: Request, timeoutMs: number): Promise<PlainAnswer> {
  const response = await send(transport, request, timeoutMs)
  return { status: response.status, data: await readJson(response) }
}

function askedAs({ method, headers }: AskedFile, { url, headers: own }: Request): Request {
  for (const name of ['range', 'if-range']) {
    const said = headers.get(name)
    if (said) own.set(name, said)
  }
  return new Request(url, { method: method === 'HEAD' ? 'HEAD' : 'GET', headers: own })
}

/** Fetches a file. The time counts until it begins to answer: how long its bytes take is the reader's to say. */
async function fetchedFile(transport: Transport, request: Request, timeoutMs: number): Promise<Response> {
  const response = await send(transport, request, timeoutMs, { endsWithHeaders: true })
  const { status } = response
  if (status < 300 || status === 416) return response
  throw new ApiProblem(status, readErrorBody(status, await readJson(response)))
}

/** Describes a call that needs no HTTP; null for others, and for parameters that would change the address. */
function directCall(endpoint: Endpoint, input: LooseInput, options: ClientOptions): DirectCall | null {
  if (endpoint.method !== 'get' || input.idempotencyKey) return null
  const params = textsOf(input.params)
  if (Object.values(params).some((text) => text === '' || /^\.\.?$/.test(text))) return null
  return { path: endpoint.path, params, query: textsOf(input.query), headers: headersOf(endpoint, options) }
}

const textsOf = (values: Record<string, unknown> = {}): Record<string, string> =>
  Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) =>
      value === undefined || value === null ? [] : [[name, String(value)]],
    ),
  )

function headersOf(endpoint: Endpoint, options: ClientOptions): Headers {
  const headers = new Headers(options.headers)
  headers.set('accept', 'application/json')
  if (options.stationId) headers.set('x-station-id', String(options.stationId))
  // ACC-20: public calls send no Authorization header.
  if (options.token && endpoint.access !== 'public') headers.set('authorization', `Bearer ${options.token}`)
  return headers
}

function buildRequest(endpoint: Endpoint, input: LooseInput, options: ClientOptions): Request {
  const path = endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(input.params?.[name] ?? '')),
  )
  const query = new URLSearchParams(textsOf(input.query))
  const search = query.size > 0 ? `?${query}` : ''
  const headers = headersOf(endpoint, options)
  if (input.idempotencyKey) headers.set('idempotency-key', input.idempotencyKey)
  const body = bodyOf(endpoint, input)
  if (body.contentType) headers.set('content-type', body.contentType)
  return new Request(`${options.baseUrl}${path}${search}`, {
    method: endpoint.method.toUpperCase(),
    headers,
    ...(body.body !== undefined && { body: body.body, duplex: 'half' }),
  } as RequestInit)
}

function bodyOf(endpoint: Endpoint, { body, upload }: LooseInput): { contentType?: string; body?: BodyInit } {
  if (upload && 'file' in upload) return { body: formOf(endpoint.upload?.field ?? '', upload) }
  if (upload) return upload
  return body === undefined ? {} : { contentType: 'application/json', body: JSON.stringify(body) }
}

/** Builds the form with the file last: whoever reads it as it comes knows then what is wanted of it. */
function formOf(field: string, { file, fields = {} }: { file: Blob; fields?: Record<string, unknown> }) {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields))
    if (value !== undefined && value !== null) form.append(name, String(value))
  form.append(field, file)
  return form
}

async function send(
  transport: Transport,
  request: Request,
  timeoutMs: number,
  { endsWithHeaders = false } = {},
): Promise<Response> {
  if (timeoutMs === 0) return transport(request)
  const silence = new AbortController()
  const timer = setTimeout(() => silence.abort(), timeoutMs).unref()
  const { signal } = silence
  const timedOut = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(upstream('upstream_timeout', 504)), { once: true })
  })
  try {
    return await Promise.race([transport(new Request(request, { signal })), timedOut])
  } catch (error) {
    if (error instanceof ApiProblem) throw error
    throw upstream(signal.aborted ? 'upstream_timeout' : 'unavailable', signal.aborted ? 504 : 503)
  } finally {
    if (endsWithHeaders) clearTimeout(timer)
  }
}

/** Reads JSON, or throws a 502: a remote API that answers HTML is broken, and its text is not passed on. */
async function readJson(response: Response): Promise<unknown> {
  const text = await response.text().catch(() => '')
  try {
    return text === '' ? null : JSON.parse(text)
  } catch {
    throw upstream('upstream_failed', 502)
  }
}

/** Reads our error body and the shapes older servers answer: messages, error, a list, an object of fields (D1§8). */
function readErrorBody(status: number, data: unknown): ErrorBody {
  const parsed = errorBodySchema.safeParse(data)
  if (parsed.success) return parsed.data
  const code = codeForStatus(status)
  if (code === 'internal') return { code, messages: [errorTexts.internal] }
  const record =
    data && typeof data === 'object' && !Array.isArray(data) ? (data as Record<string, unknown>) : {}
  const messages = [record.messages, record.error, record.data, data].flatMap(strings)
  return {
    code,
    messages: messages.length > 0 ? messages : [errorTexts.generic],
    ...(record.affiliated !== undefined && { details: { affiliated: record.affiliated } }),
  }
}

function strings(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return Array.isArray(value) ? value.filter((one): one is string => typeof one === 'string') : []
}

function codeForStatus(status: number): ErrorCode {
  const byStatus: Record<number, ErrorCode> = {
    400: 'malformed_request',
    401: 'not_authenticated',
    403: 'forbidden',
    404: 'not_found',
    409: 'conflict',
    410: 'gone',
    413: 'payload_too_large',
    415: 'unsupported_media',
    422: 'invalid_input',
    429: 'too_many_requests',
  }
  const code = byStatus[status] ?? 'internal'
  return errorCodes.includes(code) ? code : 'internal'
}

function upstream(code: ErrorCode, status: number): ApiProblem {
  return new ApiProblem(status, { code, messages: [errorTexts.internal] })
}
