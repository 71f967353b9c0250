import { and, desc, eq, gt, isNotNull, lt, or, type SQL } from 'drizzle-orm'
import { z } from 'zod'
import type { DataCopy } from '#contract/people/privacy/endpoints.ts'
import { type ApiContext, inTransaction, type PlatformContext } from '../../platform/context.ts'
import { acrossStations } from '../../platform/db/across-stations.ts'
import { inStation, insertRow, withId } from '../../platform/db/rows.ts'
import { ApiError } from '../../platform/errors.ts'
import { claimKeys, expectClaim, newSecret, privateKey, releaseKeys } from '../../platform/files/index.ts'
import { atStation, defineJob, enqueue, type Job } from '../../platform/jobs/index.ts'
import { sendMail } from '../../platform/mail/index.ts'
import { limit } from '../../platform/rate-limit/index.ts'
import { renderMail } from '../../stations/mail-templates/index.ts'
import { stationUrl } from '../../stations/registry/index.ts'
import { lockAccounts, lockParticipant, memberOf } from '../access/index.ts'
import { keptPerson, type Register } from './register.ts'
import { type PrivacyRequest, privacyRequests } from './tables.ts'
import { privacyTexts as texts } from './texts.ts'
import { writeCopy } from './write-copy.ts'

/** How long the files of a copy are there. */
const keptMs = 24 * 3_600_000

const toCopy = ({ id, state, createdAt, expiresAt }: PrivacyRequest): DataCopy => ({
  ...{ id, state: state === 'working' ? 'working' : 'ready', askedAt: createdAt.toISOString() },
  until: expiresAt?.toISOString() ?? null,
})

/** The copy that is being made for the caller or still there; null: none. */
export const copyOf = (ctx: ApiContext): Promise<DataCopy | null> => copyOfPerson(ctx, memberOf(ctx))

async function copyOfPerson(ctx: ApiContext, participantId: number): Promise<DataCopy | null> {
  const { state, files, expiresAt } = privacyRequests
  const isThere = and(isNotNull(files), gt(expiresAt, ctx.ports.clock.now()))
  const [row] = await ctx.db
    .select()
    .from(privacyRequests)
    .where(copiesOf(ctx, participantId, or(eq(state, 'working'), isThere)))
    .orderBy(desc(privacyRequests.id))
    .limit(1)
  return row ? toCopy(row) : null
}

const copiesOf = (ctx: ApiContext, participantId: number, ...conditions: (SQL | undefined)[]) =>
  inStation(
    privacyRequests,
    ctx,
    eq(privacyRequests.participantId, participantId),
    eq(privacyRequests.kind, 'copy'),
    ...conditions,
  )

export type AskedCopy = { stationId: number; requestId: number }

/** Has all data of the caller gathered; asked while one is made or is there, it is that one (PPL-29). @throws too_many_requests */
export async function askForCopy(outer: ApiContext, job: Job<AskedCopy>): Promise<DataCopy> {
  const participantId = memberOf(outer)
  const before = await copyOf(outer)
  if (before) return before
  const key = `${outer.station.id}:${participantId}`
  await limit(outer, { name: 'privacy-copy', key, points: 4, durationSeconds: 7 * 86_400 })
  return inTransaction(outer, async (ctx) => {
    await lockParticipant(ctx, participantId)
    return beginCopy(ctx, participantId, job)
  })
}

/** Begins a copy of somebody's data, or answers the one that is there; in a transaction that holds their account. */
export async function beginCopy(
  ctx: ApiContext,
  participantId: number,
  job: Job<AskedCopy>,
): Promise<DataCopy> {
  const known = await copyOfPerson(ctx, participantId)
  if (known) return known
  const row = await insertRow(ctx.db, privacyRequests, {
    ...{ stationId: ctx.station.id, participantId, kind: 'copy' as const, state: 'working' as const },
    createdAt: ctx.ports.clock.now(),
  })
  await enqueue(ctx, job, { stationId: row.stationId, requestId: row.id })
  return toCopy(row)
}

/** Gathers a copy and tells its person; run twice it is made once, and what broke off before leaves no file for long. */
export const gatherCopyJob = (register: Register): Job<AskedCopy> =>
  defineJob({
    name: 'gather-copy',
    data: z.object({ stationId: z.number(), requestId: z.number() }),
    async run(job, { stationId, requestId }) {
      const ctx = await atStation(job, stationId)
      const row = ctx && (await workingCopy(ctx, requestId))
      if (!ctx || !row) return
      const person = await keptPerson(ctx, row.participantId)
      const files = await store(ctx, await writeCopy(ctx, register, person))
      const { station } = ctx
      const mail = await renderMail(station, job.urls, {
        ...{ kind: 'notice', name: person.name, ...texts.ready, facts: [] },
        link: `${stationUrl(station, job.urls)}/homepage/privacidade`,
      })
      const isMade = await inTransaction(ctx, async (inner) => {
        if (!(await finish(inner, row, files))) return false
        const [to = ''] = person.emails
        await sendMail(inner, { ...mail, stationId, kind: 'privacy_copy', to })
        return true
      })
      // Somebody else made it, or its person went meanwhile.
      if (!isMade) for (const key of Object.values(files)) await ctx.ports.files.delete(key)
    },
  })

async function workingCopy(ctx: ApiContext, id: number): Promise<PrivacyRequest | undefined> {
  const isWorking = eq(privacyRequests.state, 'working')
  const [row] = await ctx.db
    .select()
    .from(privacyRequests)
    .where(withId(privacyRequests, ctx, id, isWorking))
  return row
}

type Files = NonNullable<PrivacyRequest['files']>

/** Stores both where no address leads; nothing names them yet. */
async function store(ctx: ApiContext, { json, html }: Files): Promise<Files> {
  const version = newSecret()
  const keyOf = (path: string) => privateKey({ stationId: ctx.station.id, version, path })
  const keys = { json: keyOf('meus-dados.json'), html: keyOf('meus-dados.html') }
  await expectClaim(ctx, [keys.json, keys.html])
  const { files } = ctx.ports
  await files.put(keys.json, Buffer.from(json), { contentType: 'application/json; charset=utf-8' })
  await files.put(keys.html, Buffer.from(html), { contentType: 'text/html; charset=utf-8' })
  return keys
}

/** Whether it is this run that finishes it. Somebody who went meanwhile gets none. */
async function finish(
  ctx: ApiContext,
  { id, participantId }: PrivacyRequest,
  files: Files,
): Promise<boolean> {
  const [person] = await lockAccounts(ctx, [participantId])
  if (!person || person.status === 'deleted') return false
  const now = ctx.ports.clock.now()
  const done = await ctx.db
    .update(privacyRequests)
    .set({ files, state: 'done', settledAt: now, expiresAt: new Date(now.getTime() + keptMs) })
    .where(withId(privacyRequests, ctx, id, eq(privacyRequests.state, 'working')))
    .returning({ id: privacyRequests.id })
  if (done.length > 0) await claimKeys(ctx, [files.json, files.html])
  return done.length > 0
}

/** A file of an own copy. @throws not_found for everybody else, and after its day */
export async function findCopyFile(ctx: ApiContext, { id, form }: { id: number; form: keyof Files }) {
  const isThere = gt(privacyRequests.expiresAt, ctx.ports.clock.now())
  const [row] = await ctx.db
    .select({ files: privacyRequests.files })
    .from(privacyRequests)
    .where(copiesOf(ctx, memberOf(ctx), eq(privacyRequests.id, id), isThere))
  if (!row?.files) throw new ApiError('not_found', texts.gone)
  return { key: row.files[form], name: `meus-dados.${form}`, isToKeep: true }
}

/** Has files of copies deleted whose day is over. */
export async function tidyCopies({ db, ports }: PlatformContext): Promise<void> {
  const { files, expiresAt } = privacyRequests
  await acrossStations(async () => {
    const isOver = and(isNotNull(files), lt(expiresAt, ports.clock.now()))
    const over = await db.select().from(privacyRequests).where(isOver).limit(500)
    for (const row of over)
      await inTransaction({ db, ports, station: { id: row.stationId } }, async (ctx) => {
        const keys = row.files
        if (keys) await releaseKeys(ctx, [keys.json, keys.html])
        await ctx.db
          .update(privacyRequests)
          .set({ files: null })
          .where(withId(privacyRequests, row, row.id))
      })
  })
}
