import type { Upload as Declared } from '#contract/endpoint.ts'
import { fieldTexts } from '#contract/field-texts.ts'
import { BrokenForm, readPart, type StreamedPart, streamForm } from '#contract/form-stream.ts'
import { ApiError } from '../errors.ts'
import type { Sent, StreamedFile, Upload } from '../files/index.ts'
import { hasUnstorable } from './has-unstorable.ts'

/** The file of a call as its verb reads it; what comes beside it is held to the contract. A call without one has no bytes. */
export function uploadOf<Fields>(
  request: Request | undefined,
  declared: Declared | undefined,
): Upload<Fields> {
  const { field = '', maxBytes = 0, fields: schema } = declared ?? {}
  return {
    field,
    maxBytes,
    async read(most = maxBytes) {
      if (!request) throw malformed()
      const { fields, ...sent } = await readMultipart(request, { field, maxBytes: Math.min(most, maxBytes) })
      return { ...sent, fields: parse(schema, fields) as Fields }
    },
    async stream(take) {
      if (!request?.body) throw malformed()
      const read = (fields: Record<string, string>) => parse(schema, fields) as Fields
      return streamUpload(request, field, (file, fields) => take(file, read(fields)))
    },
  }
}

/** @throws invalid_input, malformed_request */
function parse(schema: Declared['fields'], fields: Record<string, string>): unknown {
  if (hasUnstorable(fields)) throw malformed()
  const parsed = schema?.safeParse({ ...fields })
  if (!parsed || parsed.success) return parsed?.data ?? {}
  const { issues } = parsed.error
  throw ApiError.fields(Object.fromEntries(issues.map(({ path, message }) => [path.join('.'), message])))
}

const mostFieldBytes = 8_000

type Take<T> = (file: StreamedFile, fields: Record<string, string>) => Promise<T>

/**
 * Reads a form as it comes: its texts, and then the one file, which `take` is handed. Two files are none (SOC-05). Everything has come
 * before this answers or throws, unless the form broke off. @throws malformed_request, invalid_input, and what `take` does
 */
async function streamUpload<T>(request: Request, field: string, take: Take<T>): Promise<T> {
  const form = { isBroken: false }
  const parts = streamForm(noting(request.body, form), request.headers.get('content-type') ?? '')
  try {
    return await takeFrom(parts, field, take)
  } catch (error) {
    await rest(parts, form)
    // A form that broke off is what went wrong, whatever came of it.
    if (form.isBroken || error instanceof BrokenForm) throw malformed()
    throw error
  }
}

async function takeFrom<T>(
  parts: AsyncGenerator<StreamedPart, void>,
  field: string,
  take: Take<T>,
): Promise<T> {
  // Without a prototype: somebody may call a field `__proto__`.
  const fields: Record<string, string> = Object.create(null)
  // By hand: leaving a `for` would end the form, and with it the connection.
  for (let next = await parts.next(); !next.done; next = await parts.next()) {
    const { name, fileName, body } = next.value
    if (fileName === null) {
      const text = await readPart(body, mostFieldBytes)
      if (!text) throw malformed()
      fields[name] = text.toString()
    } else if (name === field && fileName !== '') {
      return take({ name: fileName, body: whole(body) }, fields)
    } else if (fileName !== '') throw malformed()
  }
  throw ApiError.fields({ [field]: fieldTexts.required })
}

/** What is handed over does not end with who reads it: the form goes on behind it. */
const whole = (body: AsyncGenerator<Buffer, void>): AsyncIterable<Buffer> => ({
  [Symbol.asyncIterator]: () => ({ next: () => body.next() }),
})

/** Says where it was that something broke: on the way here, and not in what we do. */
async function* noting(body: Request['body'], form: { isBroken: boolean }): AsyncGenerator<Uint8Array> {
  try {
    yield* body as unknown as AsyncIterable<Uint8Array>
  } catch (error) {
    form.isBroken = true
    throw error
  }
}

/** Reads what is left of a form. */
async function rest(parts: AsyncGenerator<StreamedPart, void>, form: { isBroken: boolean }): Promise<void> {
  try {
    for (let next = await parts.next(); !next.done; next = await parts.next());
  } catch {
    form.isBroken = true
  }
}

const maxFields = 20
const maxFieldBytes = 2_000

/**
 * Reads `multipart/form-data` by the platform's own parser: one file, of the name `field`, up to `maxBytes`; of a larger one
 * it is only said. Names and types that the sender claims are not looked at. Expects bodies that are held to a size.
 * @throws malformed_request
 */
export async function readMultipart(
  request: Request,
  { field, maxBytes }: { field: string; maxBytes: number },
): Promise<Sent<Record<string, string>>> {
  if (!/^multipart\/form-data;/i.test(request.headers.get('content-type') ?? '')) throw malformed()
  const form = await request.formData().catch(() => null)
  const parts = form ? [...form] : null
  if (!parts || parts.length > maxFields) throw malformed()
  // Without a prototype: somebody may call a field `__proto__` or `constructor`.
  const sent: Sent<Record<string, string>> = { bytes: null, isTooLarge: false, fields: Object.create(null) }
  for (const [name, value] of parts)
    if (typeof value === 'string') {
      if (value.length > maxFieldBytes) throw malformed()
      sent.fields[name] = value
    } else if (name === field && value.size > 0 && sent.bytes === null) {
      sent.isTooLarge ||= value.size > maxBytes
      if (value.size <= maxBytes) sent.bytes = Buffer.from(await value.arrayBuffer())
    }
  return sent
}

/** For what cannot be read. */
const malformed = () => new ApiError('malformed_request', 'O pedido não pôde ser lido.')
