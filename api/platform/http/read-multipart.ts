import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { Busboy, type BusboyInstance } from '@fastify/busboy'
import { ApiError } from '../errors.ts'
import type { Sent } from '../files/index.ts'

const maxFields = 20
const maxFieldBytes = 2_000

/**
 * Reads `multipart/form-data` as it comes: one file, of the name `field`, up to `maxBytes`; what is longer is thrown
 * away while it comes in, and said. Names and types that the sender claims are not looked at.
 * @throws malformed_request
 */
export async function readMultipart(
  request: Request,
  { field, maxBytes }: { field: string; maxBytes: number },
): Promise<Sent<Record<string, string>>> {
  const contentType = request.headers.get('content-type') ?? ''
  if (!/^multipart\/form-data;/i.test(contentType) || !request.body) throw malformed()
  // Without a prototype: somebody may call a field `__proto__` or `constructor`.
  const sent: Sent<Record<string, string>> = { bytes: null, isTooLarge: false, fields: Object.create(null) }
  const parser = parserOf(contentType, maxBytes)
  parser.on('field', (name, value) => {
    sent.fields[name] = value
  })
  parser.on('file', (name, stream) => {
    const chunks: Buffer[] = []
    const isWanted = name === field && sent.bytes === null
    stream.on('data', (chunk: Buffer) => {
      if (isWanted) chunks.push(chunk)
    })
    // A part that is cut off fails twice: the form, below, and its file, which would end the process if nobody heard.
    stream.on('error', () => {})
    stream.on('limit', () => {
      if (isWanted) sent.isTooLarge = true
    })
    stream.on('end', () => {
      if (isWanted && chunks.length > 0) sent.bytes = Buffer.concat(chunks)
    })
  })
  try {
    await pipeline(Readable.fromWeb(request.body as never), parser)
  } catch {
    throw malformed()
  }
  return sent
}

function parserOf(contentType: string, maxBytes: number): BusboyInstance {
  try {
    return new Busboy({
      headers: { 'content-type': contentType },
      limits: {
        fileSize: maxBytes,
        files: 2,
        fields: maxFields,
        fieldSize: maxFieldBytes,
        parts: maxFields + 2,
      },
    })
  } catch {
    throw malformed()
  }
}

/** For what cannot be read. */
export const malformed = () => new ApiError('malformed_request', 'O pedido não pôde ser lido.')
