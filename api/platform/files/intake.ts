import { createHash, randomBytes } from 'node:crypto'
import { fieldTexts } from '#contract/field-texts.ts'
import type { ApiContext } from '../context.ts'
import { ApiError } from '../errors.ts'
import { type Limit, limit } from '../rate-limit/index.ts'
import { fileAddress, fileKey, privateKey } from './address.ts'
import { claimFiles, expectClaim } from './claims.ts'

/** A file that is to be stored. `path` is its place within the version. */
export type NewFile = { path: string; bytes: Uint8Array; contentType: string }

type Made = { files: readonly NewFile[] }

type Wanted<Fields, M extends Made> = {
  /** How often somebody may send; counted before anything is read. */
  limits: readonly Limit[]
  /** Where this person may send less than the call takes. */
  maxBytes?: number
  /** What is said of a larger file. */
  tooLarge: string
  /** Judges the bytes by what they are and makes the files of them; a text is why they are refused. */
  make(bytes: Buffer, fields: Fields): Promise<M | string> | M | string
  /**
   * What the version is named by beside the bytes: the same twice is one. `once`: by nothing, so that these files are
   * nobody else's and may be deleted with what names them.
   */
  version?: 'once' | ((fields: Fields) => string)
  /** They are kept once a change that names them is saved, and deleted after some days otherwise (ADR 67). */
  isClaimedLater?: true
  /** Only some people may read them: they have a key and no address (SEC-68). Of `once` versions. */
  isPrivate?: true
}

type Taken<M> = Omit<M, 'files'> & {
  /** Where the server shows a file, by the path it was made with. */
  at(path: string): string
  version: string
  /** The key under which the store has it. */
  key(path: string): string
  /** Takes the files away again; for those of a version that is nobody else's. */
  discard(): Promise<void>
}

/**
 * The one way in which a file that somebody sends is counted, bounded, judged, stored and answered. Nothing is stored of what
 * is refused. @throws too_many_requests, and invalid_input beside the file's field
 */
export async function takeFile<Fields, M extends Made>(
  ctx: ApiContext,
  upload: Omit<Upload<Fields>, 'stream'>,
  { limits, maxBytes, tooLarge, make, version, isClaimedLater, isPrivate }: Wanted<Fields, M>,
): Promise<Taken<M>> {
  const refuse = (text: string) => ApiError.fields({ [upload.field]: text })
  for (const one of limits) await limit(ctx, one)
  const { bytes, isTooLarge, fields } = await upload.read(maxBytes)
  if (isTooLarge) throw refuse(tooLarge)
  if (!bytes) throw refuse(fieldTexts.required)
  const made = await make(bytes, fields)
  if (typeof made === 'string') throw refuse(made)
  const { files, ...rest } = made
  const place = {
    stationId: ctx.station.id,
    version: version === 'once' ? newSecret() : versionOf(bytes, version?.(fields)),
  }
  const keyOf = (path: string) => (isPrivate ? privateKey : fileKey)({ ...place, path })
  const discard = () => remove(ctx, files, keyOf)
  if (isClaimedLater)
    await expectClaim(
      ctx,
      files.map(({ path }) => keyOf(path)),
    )
  else if (version !== 'once')
    await claimFiles(
      ctx,
      files.map(({ path }) => fileAddress({ ...place, path })),
    )
  try {
    await store(ctx, files, keyOf)
  } catch (error) {
    if (version === 'once') await discard().catch(() => {})
    throw error
  }
  return {
    ...rest,
    version: place.version,
    at: (path) => fileAddress({ ...place, path }),
    key: keyOf,
    discard,
  }
}

/** Nobody guesses it. */
export const newSecret = () => randomBytes(32).toString('base64url')

/**
 * Changes when the bytes change, or what else decides what is made of them. 160 bits: nobody makes other bytes that take
 * the place of these (SEC-43).
 */
const versionOf = (bytes: Uint8Array, variant = '') =>
  createHash('sha256').update(bytes).update(variant).digest('hex').slice(0, 40)

type KeyOf = (path: string) => string

async function store({ ports }: ApiContext, files: readonly NewFile[], keyOf: KeyOf): Promise<void> {
  for (const { path, bytes, contentType } of files) await ports.files.put(keyOf(path), bytes, { contentType })
}

async function remove({ ports }: ApiContext, files: readonly NewFile[], keyOf: KeyOf): Promise<void> {
  for (const { path } of files) await ports.files.delete(keyOf(path))
}

/** What came with a call: its file, null when none was chosen, and the texts beside it, parsed by the contract. */
export type Sent<Fields> = { bytes: Buffer | null; isTooLarge: boolean; fields: Fields }

/** A file while it comes. `name` is what the sender calls it. */
export type StreamedFile = { name: string; body: AsyncIterable<Buffer> }

/** The file of a call before it is read. */
export type Upload<Fields = Record<never, never>> = {
  /** Its name in the form, beside which refusals are said. */
  field: string
  /** The most bytes that the call takes. */
  maxBytes: number
  /** Reads the form, once. `maxBytes`: where this person may send less. @throws malformed_request, invalid_input */
  read(maxBytes?: number): Promise<Sent<Fields>>
  /**
   * Hands over the file while it comes, with the texts in front of it; all of the form has come before it answers, whatever `take`
   * throws, for a browser hears nobody before it has said everything. @throws malformed_request, invalid_input
   */
  stream<T>(take: (file: StreamedFile, fields: Fields) => Promise<T>): Promise<T>
}
