import { fieldTexts } from '#contract/field-texts.ts'
import { BrokenForm, readPart, type StreamedPart, streamForm } from '#contract/form-stream.ts'
import { ApiError } from '../errors.ts'
import type { StreamedFile } from '../files/index.ts'
import { malformed } from './read-multipart.ts'

const mostFieldBytes = 8_000

type Take<T> = (file: StreamedFile, fields: Record<string, string>) => Promise<T>

/**
 * Reads a form as it comes: its texts, and then the one file, which `take` is handed. Two files are none (SOC-05). Everything has come
 * before this answers or throws, unless the form broke off. @throws malformed_request, invalid_input, and what `take` does
 */
export async function streamUpload<T>(request: Request, field: string, take: Take<T>): Promise<T> {
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
