import type { Context, MiddlewareHandler } from 'hono'
import type { FileTaker } from '#api/index.ts'
import { forms, streams, uploads } from '#api/platform/slots/limits.ts'
import { createSlots } from '#api/platform/slots/slots.ts'
import { pageOwnerField } from '#app/session/page-owner.ts'
import type { AppEnv, AppParts } from './app-parts.ts'
import { hiddenField, isPlainMultipart } from './form-parts.ts'
import { limitFields } from './limit-fields.ts'
import { readToken } from './portal-context.ts'
import { receiveBodies, withBody } from './receive-bodies.ts'
import {
  refuseBusy,
  refuseCrowd,
  refuseLargeFile,
  refuseSlowForm,
  refuseTooLarge,
  refuseTooSlow,
  refuseUnknown,
  wantsPage,
} from './refusals.ts'
import { readOrigin } from './request-origin.ts'
import { createSessionCheck, type PersonOfSession } from './session-check.ts'
import { streamBodies } from './stream-bodies.ts'
import { networkOfSender } from './who-asks.ts'

/**
 * Largest body of a form or an API call, in bytes. Routes that take files say their own limit with their own message: what
 * is over it is thrown away as it comes in, so photos of phones get that far.
 */
const maxBodyBytes = 256 * 1024
const maxUploadBytes = uploads.ofPerson
/**
 * The most that a form of owners may say beside its files, as a refused one is rendered with all of it. The largest: a
 * page of 200,000 letters, a section with the content of a whole site, an activity with long texts and sixty films.
 */
const maxOwnerTextBytes = 512 * 1024
/** The most bytes that are read of a film larger than its page takes: what a phone records in a minute. Nothing of it is held. */
const mostThrownAwayBytes = 200_000_000
/** The most fields of any form; the largest of ours, a section of sixty items, has some seven hundred. */
const maxFields = 1000
/** Over a slow line a photo of 3 MB takes a minute. Below what the server gives a request (`listen.ts`). */
const uploadPace = { mostMs: 110_000, graceMs: 10_000 }
/** Videos come for as long as they need on a line of half a megabit: 200 MB in an hour. */
const streamPace = { bytesPerMs: 60, graceMs: 30_000 }
const formPace = { mostMs: 60_000, graceMs: 10_000 }

/**
 * Reads the bodies of requests before anything works on them: small ones of anybody, large ones where a file is taken, of whom
 * it is taken (SEC-01); all of them together have a room (SEC-39, SEC-42).
 */
export function boundBodies(parts: AppParts): MiddlewareHandler<AppEnv>[] {
  const networkOf = (c: Context<AppEnv>) => networkOfSender(c, parts.trustProxy)
  const personOfSession = parts.personOfSession ?? createSessionCheck(parts)
  const readOwner = (c: Context<AppEnv>, body: Buffer) =>
    c.set('pageOwner', hiddenField(c.req.header('content-type'), body, pageOwnerField))
  const small = {
    ...(parts.uploadPace ?? formPace),
    mostBytes: maxBodyBytes,
    mostParts: maxFields,
    mostTextBytes: maxBodyBytes,
    room: createSlots(forms),
    holders: (c: Context<AppEnv>) => [{ name: networkOf(c), most: forms.ofNetwork }],
    onFull: refuseCrowd,
    onTooSlow: refuseSlowForm,
  }
  const readForm = receiveBodies({ ...small, onTooLarge: refuseTooLarge })
  const unknownUploads = receiveBodies({ ...small, onTooLarge: refuseUnknown })
  const fields = limitFields({ maxFields, onError: refuseTooLarge, onRead: readOwner })
  const room = createSlots(uploads)
  const uploadsWith = (mostTextBytes: number) =>
    receiveBodies({
      ...(parts.uploadPace ?? uploadPace),
      mostBytes: maxUploadBytes,
      mostParts: maxFields,
      mostTextBytes,
      room,
      holders: (c) => [
        { name: `person ${c.get('sender')}`, most: uploads.ofPerson },
        { name: `network ${networkOf(c)}`, most: uploads.ofNetwork },
      ],
      onFull: refuseBusy,
      onTooLarge: refuseTooLarge,
      onTooSlow: refuseTooSlow,
      onReceived: readOwner,
    })
  const streamSlots = createSlots(streams)
  const streamsOf = (mostFileBytes: number) =>
    streamBodies({
      mostBytes: mostFileBytes + maxBodyBytes,
      slowest: parts.streamPace ?? streamPace,
      slots: streamSlots,
      holders: (c) => [
        { name: `person ${c.get('sender')}`, most: streams.ofPerson },
        { name: `network ${networkOf(c)}`, most: streams.ofNetwork },
        { name: `station ${c.req.header('host') ?? ''}`, most: streams.ofStation },
      ],
      onFull: refuseBusy,
      onTooLarge: refuseLargeFile(mostFileBytes),
      mostThrownAway: (c) => (wantsPage(c) ? Math.max(mostThrownAwayBytes, 2 * mostFileBytes) : 0),
    })
  const uploadsOf = { member: uploadsWith(maxBodyBytes), team: uploadsWith(maxOwnerTextBytes) }
  // Calls hold each text to its length themselves, and programs begin their files in ways of their own.
  const uploadsOfCalls = uploadsWith(maxUploadBytes)
  const read: MiddlewareHandler<AppEnv> = async (c, next) => {
    const asked = isSmall(c) ? null : fileSender(c, parts)
    if (!asked) return readForm(c, next)
    const sender = await senderOf(c, parts.trustProxy, personOfSession)
    if (sender === null) return unknownUploads(c, next)
    c.set('sender', sender.name)
    const { of, mostBytes } = asked
    if (mostBytes !== undefined) return streamsOf(mostBytes)(c, next)
    const readUpload = c.req.path.startsWith('/api/') ? uploadsOfCalls : uploadsOf[of]
    if (sender.isOfTeam || of === 'member') return readUpload(c, next)
    // The page or the call asks first who it is, and refuses in its own words: it gets none of what was sent.
    c.req.raw = withBody(c.req.raw, Buffer.alloc(0))
    return next()
  }
  // Uploads are counted as they are received.
  const count: MiddlewareHandler<AppEnv> = (c, next) => (c.get('sender') ? next() : fields(c, next))
  return [read, count]
}

/** Whether a body is no larger than any form's, as far as it says. */
const isSmall = (c: Context<AppEnv>): boolean =>
  !c.req.raw.headers.has('transfer-encoding') && Number(c.req.header('content-length') ?? 0) <= maxBodyBytes

/**
 * Finds whose requests may be as large as a file: those for which the page or the call takes one. A form without a file
 * has to be small, for its parser makes millions of fields of a large one.
 */
function fileSender(c: Context<AppEnv>, { api, uploadPages }: AppParts): FileTaker | null {
  const { method, path } = c.req
  const contentType = c.req.header('content-type') ?? ''
  const isForm = isPlainMultipart(contentType)
  if (path.startsWith('/api/')) {
    const taker = api?.fileSender(method, path) ?? null
    return (taker?.isJson ? /^application\/json\b/i.test(contentType) : isForm) ? taker : null
  }
  return isForm && method === 'POST' ? uploadPages(path) : null
}

/** Names the sender, if they are logged in: nobody else may send large bodies. */
async function senderOf(c: Context<AppEnv>, trustProxy: boolean, personOfSession: PersonOfSession) {
  const origin = readOrigin((name) => c.req.raw.headers.get(name), trustProxy)
  const token = c.req.path.startsWith('/api/')
    ? c.req.header('authorization')?.replace(/^Bearer\s+/i, '')
    : readToken(c.req.header('cookie'), origin?.https ?? false)
  return token ? personOfSession(token) : null
}
