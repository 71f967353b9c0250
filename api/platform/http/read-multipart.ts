import { ApiError } from '../errors.ts'
import type { Sent } from '../files/index.ts'

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
export const malformed = () => new ApiError('malformed_request', 'O pedido não pôde ser lido.')
