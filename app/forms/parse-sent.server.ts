import { parseWithZod } from '@conform-to/zod/v4'
import type { z } from 'zod'

/** More than any form of ours has. */
const mostFields = 200
const plainName = /^(?!__)[\w-]{1,60}$/
/** The library asks this of the server where the browser has no schema: it is no sending. It edits no lists of ours. */
const question = /^\{"type":"validate","payload":\{[^{}[\]]{0,200}\}\}$/
const isOurs = (name: string, value: unknown) =>
  name === '__intent__' ? typeof value === 'string' && question.test(value) : plainName.test(name)

/**
 * A sent form, parsed by its schema. Fields of other names are left out before: `a[4294967294]` is a list of that length
 * and `a.a.a…` an object of that depth to the library, and both come back in the answer (SEC-01).
 */
export function parseSent<Schema extends z.ZodType>(formData: FormData, schema: Schema) {
  const plain = new FormData()
  let count = 0
  for (const [name, value] of formData) {
    if (!isOurs(name, value)) continue
    count += 1
    if (count > mostFields) break
    plain.append(name, value)
  }
  return parseWithZod(plain, { schema })
}
