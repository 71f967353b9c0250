import type { Readable } from 'node:stream'
import type { S3Client } from '@aws-sdk/client-s3'
import { type Files, isPlainKey, requirePlainKey } from './files.ts'

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
const largestStreamBytes = 200_000_000

function isMissing(error: unknown): boolean {
  const { name, $metadata } = error as { name?: string; $metadata?: { httpStatusCode?: number } }
  // Without its bucket a store misses everything: that is a store that cannot be used.
  if (name === 'NoSuchBucket') return false
  return name === 'NoSuchKey' || name === 'NotFound' || $metadata?.httpStatusCode === 404
}

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
    })
    return { sdk, client }
  }
  const connect = () => {
    started ??= start()
    return started
  }
  const inTime = () => ({ abortSignal: AbortSignal.timeout(timeoutMs) })
  const place = (key: string) => ({ Bucket: bucket, Key: prefix + key })

  return {
    async put(key, body, { contentType }) {
      requirePlainKey(key)
      const { client } = await connect()
      const { Upload } = await import('@aws-sdk/lib-storage')
      // Streams of unknown length go up in parts; nothing is visible before the last one.
      const upload = new Upload({ client, params: { ...place(key), Body: body, ContentType: contentType } })
      const bytes = body instanceof Uint8Array ? body.length : largestStreamBytes
      const silence = setTimeout(() => upload.abort(), timeoutMs + bytes / slowestBytesPerMs)
      await upload.done().finally(() => clearTimeout(silence))
    },
    async get(key) {
      if (!isPlainKey(key)) return null
      const { sdk, client } = await connect()
      try {
        const found = await client.send(new sdk.GetObjectCommand(place(key)), inTime())
        return {
          body: found.Body as Readable,
          contentType: found.ContentType ?? 'application/octet-stream',
          size: found.ContentLength ?? 0,
          etag: found.ETag ?? '""',
        }
      } catch (error) {
        if (isMissing(error)) return null
        throw error
      }
    },
    async exists(key) {
      if (!isPlainKey(key)) return false
      const { sdk, client } = await connect()
      try {
        await client.send(new sdk.HeadObjectCommand(place(key)), inTime())
        return true
      } catch (error) {
        if (isMissing(error)) return false
        throw error
      }
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
  }
}
