import { parseWithZod } from '@conform-to/zod/v4'
import type { z } from 'zod'

/** More than any form of ours has. */
const mostFields = 200
/** Our fields have flat names; `__intent__` and the like are for forms whose lists are edited by the library. */
const plainName = /^(?!__)[\w-]{1,60}$/

/**
 * A sent form, parsed by its schema. Fields of other names are left out before: `a[4294967294]` is a list of that length
 * and `a.a.a…` an object of that depth to the library, and both come back in the answer (SEC-1).
 */
export function parseSent<Schema extends z.ZodType>(formData: FormData, schema: Schema) {
  const plain = new FormData()
  let count = 0
  for (const [name, value] of formData) {
    if (!plainName.test(name)) continue
    count += 1
    if (count > mostFields) break
    plain.append(name, value)
  }
  return parseWithZod(plain, { schema })
}
