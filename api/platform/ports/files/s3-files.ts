import { Readable } from 'node:stream'
import type { GetObjectCommandOutput, S3Client } from '@aws-sdk/client-s3'
import { type FileFacts, type Files, isPlainKey, requirePlainKey } from './files.ts'

export type S3Options = {
  bucket: string
  region?: string
  /** For services that are not Amazon's. */
  endpoint?: string
  /** Bucket in the path instead of the host name, as most other services want it. */
  forcePathStyle?: boolean
  /** Absent: what the SDK finds by itself (environment, instance role). */
  credentials?: { accessKeyId: string; secretAccessKey: string }
  /** Put in front of every key, ending with `/`. */
  prefix?: string
  /** Milliseconds until a silent service counts as away; sending a file may take longer by its size. Default 8,000. */
  timeoutMs?: number
}

/** A megabyte each second: slower than that a store is no store. */
const slowestBytesPerMs = 1_000
const partBytes = 5 * 1024 * 1024

function isMissing(error: unknown): boolean {
  const { name, $metadata } = error as { name?: string; $metadata?: { httpStatusCode?: number } }
  // Without its bucket a store misses everything: that is a store that cannot be used.
  if (name === 'NoSuchBucket') return false
  return name === 'NoSuchKey' || name === 'NotFound' || $metadata?.httpStatusCode === 404
}

/** Files that are being read at once: a slow reader keeps the line to the store as long as it reads. */
const mostReaders = 2_000

/** A stream that says when its next piece is waited for, and when that has come. */
function heldUp(body: Readable, onWait: () => void, onPiece: (bytes: number) => void): Readable {
  async function* pieces() {
    onWait()
    for await (const piece of body as AsyncIterable<Buffer>) {
      // The library gathers five megabytes before it sends them.
      onPiece(partBytes)
      yield piece
      onWait()
    }
    onPiece(partBytes)
  }
  return Readable.from(pieces(), { objectMode: false })
}

/** What is not there is null. */
async function orNull<T>(asked: Promise<T>): Promise<T | null> {
  try {
    return await asked
  } catch (error) {
    if (isMissing(error)) return null
    throw error
  }
}

type Found = Pick<GetObjectCommandOutput, 'ContentType' | 'ContentLength' | 'ContentRange' | 'ETag'>

/** Of a part S3 says the whole size behind the slash: `bytes 0-0/12`. */
const factsOf = ({ ContentType, ContentLength, ContentRange, ETag }: Found): FileFacts => ({
  contentType: ContentType ?? 'application/octet-stream',
  size: ContentRange ? Number(ContentRange.split('/')[1]) : (ContentLength ?? 0),
  etag: ETag ?? '""',
})

/** Files in an S3 bucket. The SDK is large, so it is loaded with the first call. */
export function s3Files({ bucket, prefix = '', timeoutMs = 8_000, ...options }: S3Options): Files {
  let started: Promise<{ sdk: typeof import('@aws-sdk/client-s3'); client: S3Client }> | undefined
  async function start() {
    const sdk = await import('@aws-sdk/client-s3')
    const client = new sdk.S3Client({
      region: 'us-east-1',
      ...options,
      // Checksums beyond what a call needs are refused by several services.
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
      maxAttempts: 2,
      requestHandler: { httpAgent: { maxSockets: mostReaders }, httpsAgent: { maxSockets: mostReaders } },
    })
    return { sdk, client }
  }
  const connect = () => {
    started ??= start()
    return started
  }
  const inTime = () => ({ abortSignal: AbortSignal.timeout(timeoutMs) })
  const place = (key: string) => ({ Bucket: bucket, Key: prefix + key })

  async function about(key: string): Promise<FileFacts | null> {
    if (!isPlainKey(key)) return null
    const { sdk, client } = await connect()
    const found = await orNull(client.send(new sdk.HeadObjectCommand(place(key)), inTime()))
    return found && factsOf(found)
  }

  return {
    async put(key, body, { contentType }) {
      requirePlainKey(key)
      const { client } = await connect()
      const { Upload } = await import('@aws-sdk/lib-storage')
      const isStream = !(body instanceof Uint8Array)
      let silence: NodeJS.Timeout | undefined
      const waitFor = (bytes: number) => {
        clearTimeout(silence)
        silence = setTimeout(() => void upload.abort(), timeoutMs + bytes / slowestBytesPerMs)
      }
      // Of a stream the store is silent while it takes a part; how slowly a part comes is its sender's to say.
      const Body = isStream ? heldUp(body, () => clearTimeout(silence), waitFor) : body
      // Streams of unknown length go up in parts; nothing is visible before the last one.
      const upload = new Upload({
        client,
        params: { ...place(key), Body, ContentType: contentType },
        queueSize: 1,
      })
      waitFor(isStream ? 0 : body.length)
      await upload.done().finally(() => clearTimeout(silence))
    },
    async get(key, part) {
      if (!isPlainKey(key)) return null
      const { sdk, client } = await connect()
      const wanted = { ...place(key), ...(part && { Range: `bytes=${part.start}-${part.end}` }) }
      // Only until it answers: how long its bytes take is the reader's to say.
      const silence = new AbortController()
      const timer = setTimeout(() => silence.abort(), timeoutMs)
      const asked = client.send(new sdk.GetObjectCommand(wanted), { abortSignal: silence.signal })
      const found = await orNull(asked).finally(() => clearTimeout(timer))
      return found && { ...factsOf(found), body: found.Body as Readable }
    },
    about,
    async exists(key) {
      return (await about(key)) !== null
    },
    async check() {
      const { sdk, client } = await connect()
      await client.send(new sdk.HeadBucketCommand({ Bucket: bucket }), inTime())
    },
    async delete(key) {
      if (!isPlainKey(key)) return
      const { sdk, client } = await connect()
      await client.send(new sdk.DeleteObjectCommand(place(key)), inTime())
    },
    async *list(folder) {
      requirePlainKey(folder.replace(/\/$/, ''))
      const { sdk, client } = await connect()
      let ContinuationToken: string | undefined
      do {
        const asked = { Bucket: bucket, Prefix: prefix + folder, ContinuationToken }
        const found = await client.send(new sdk.ListObjectsV2Command(asked), inTime())
        for (const { Key, Size } of found.Contents ?? [])
          if (Key) yield { key: Key.slice(prefix.length), bytes: Size ?? 0 }
        ContinuationToken = found.NextContinuationToken
      } while (ContinuationToken)
    },
  }
}
