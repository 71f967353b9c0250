import type { Upload as Declared } from '#contract/endpoint.ts'
import { ApiError } from '../errors.ts'
import type { Upload } from '../files/index.ts'
import { hasUnstorable } from './has-unstorable.ts'
import { malformed, readMultipart } from './read-multipart.ts'
import { streamUpload } from './stream-upload.ts'

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
