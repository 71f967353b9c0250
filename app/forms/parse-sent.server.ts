import { parseWithZod } from '@conform-to/zod/v4'
import type { z } from 'zod'
import { pageOwnerField } from '../session/page-owner.ts'
import { createShortener } from './create-shortener.ts'

/** The fields a form may have: whatever else is sent is left out before it is parsed. */
type Names = { isField: (name: string) => boolean; most: number }

const plainName = /^(?!__)[\w-]{1,60}$/
/** Most forms have flat names, and none has more fields. */
const plainNames: Names = { isField: (name) => plainName.test(name), most: 200 }
/** The library asks this of the server where the browser has no schema: it is no sending. It edits no lists of ours. */
const question = /^\{"type":"validate","payload":\{[^{}[\]]{0,200}\}\}$/

/**
 * Parses a sent form by its schema. Fields of other names are left out before: `a[4294967294]` is a list of that length
 * and `a.a.a…` an object of that depth to the library, and both come back in the answer (SEC-01). A form with nested
 * names says which it has. What comes back of a form that is refused is `payload`: the beginning of each of its texts.
 */
export function parseSent<Schema extends z.ZodType>(
  formData: FormData,
  schema: Schema,
  { isField, most }: Names = plainNames,
) {
  const isOurs = (name: string, value: unknown) =>
    name === '__intent__'
      ? typeof value === 'string' && question.test(value)
      : name !== pageOwnerField && isField(name)
  const known = new FormData()
  let count = 0
  for (const [name, value] of formData) {
    if (!isOurs(name, value)) continue
    count += 1
    if (count > most) break
    known.append(name, value)
  }
  const submission = parseWithZod(known, { schema })
  shortenTexts(submission.payload)
  return submission
}

/** Shortens texts in the submission itself, for the library makes its reply of it. */
function shortenTexts(payload: Record<string, unknown>): void {
  const shorten = createShortener()
  const cut = (value: unknown) => (typeof value === 'string' ? shorten(value) : value)
  for (const [name, value] of Object.entries(payload))
    payload[name] = Array.isArray(value) ? value.map(cut) : cut(value)
}
