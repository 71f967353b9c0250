import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { Busboy, type BusboyInstance } from '@fastify/busboy'
import { ApiError } from '../errors.ts'

/** A file with the small fields beside it. `bytes` is null when no file was chosen. */
export type Upload = { bytes: Buffer | null; isTooLarge: boolean; fields: Record<string, string> }
export type ReadUpload = (maxBytes: number) => Promise<Upload>

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
): Promise<Upload> {
  const contentType = request.headers.get('content-type') ?? ''
  if (!/^multipart\/form-data;/i.test(contentType) || !request.body) throw malformed()
  // Without a prototype: somebody may call a field `__proto__` or `constructor`.
  const upload: Upload = { bytes: null, isTooLarge: false, fields: Object.create(null) }
  const parser = parserOf(contentType, maxBytes)
  parser.on('field', (name, value) => {
    upload.fields[name] = value
  })
  parser.on('file', (name, stream) => {
    const chunks: Buffer[] = []
    const isWanted = name === field && upload.bytes === null
    stream.on('data', (chunk: Buffer) => {
      if (isWanted) chunks.push(chunk)
    })
    stream.on('limit', () => {
      if (isWanted) upload.isTooLarge = true
    })
    stream.on('end', () => {
      if (isWanted && chunks.length > 0) upload.bytes = Buffer.concat(chunks)
    })
  })
  try {
    await pipeline(Readable.fromWeb(request.body as never), parser)
  } catch {
    throw malformed()
  }
  return upload
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

const malformed = () => new ApiError('malformed_request', 'O pedido não pôde ser lido.')
