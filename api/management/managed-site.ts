import { and, desc, eq, sql } from 'drizzle-orm'
import type { ManagedSite, SiteChange } from '#contract/management/schemas.ts'
import { configSchema } from '#stations/schema.ts'
import { participants } from '../access/tables.ts'
import type { ApiContext } from '../context.ts'
import { inTransaction } from '../context.ts'
import { digestOf } from '../digest.ts'
import { ApiError } from '../errors.ts'
import { cleanAhead } from '../html/clean-ahead.ts'
import { exportSite } from '../public/export-public-content.ts'
import { settleLogoForms } from '../sites/index.ts'
import { lockParts } from '../stations/index.ts'
import { applyChange, partOf, placeOf, tagOf, tagsOf } from './apply-change.ts'
import { audit, lastLine, wasDone } from './audit.ts'
import { makeOnce } from './once.ts'
import { parseDocument, type SiteDocument } from './site-document.ts'
import { stationDrafts, stationVersions } from './tables.ts'
import { managementTexts as texts } from './texts.ts'
import { wasMoved } from './was-moved.ts'

/** The owner of the call's station. The contract asks for the role; verbs ask again. */
export async function requireOwner(ctx: ApiContext): Promise<{ id: number; name: string }> {
  if (ctx.actor.kind !== 'participant' || ctx.actor.role !== 'owner')
    throw new ApiError('forbidden', 'Você não possui autorização para acessar esta página.')
  const [row] = await ctx.db
    .select({ id: participants.id, name: participants.name })
    .from(participants)
    .where(and(eq(participants.stationId, ctx.station.id), eq(participants.id, ctx.actor.id)))
  if (!row) throw new ApiError('forbidden', 'Você não possui autorização para acessar esta página.')
  return row
}

/** What is published now, in the form that is edited. */
export async function publishedDocument(ctx: ApiContext): Promise<SiteDocument> {
  return { config: ctx.station.config, ...(await exportSite(ctx, ctx.station.id)) }
}

type Draft = {
  version: number
  document: SiteDocument | null
  updatedBy: string | null
  updatedAt: Date | null
}

/** Where the draft stands; its document is null when nothing is changed. */
export async function readDraft(ctx: ApiContext, lock = false): Promise<Draft> {
  const query = ctx.db.select().from(stationDrafts).where(eq(stationDrafts.stationId, ctx.station.id))
  const [row] = await (lock ? query.for('update') : query)
  if (!row) return { version: 0, document: null, updatedBy: null, updatedAt: null }
  return { ...row, document: row.document && parseDocument(row.document) }
}

/** Refuses to publish or discard another version of the draft than the one that was seen. @throws conflict */
export function refuseOvertaken(draft: Draft, version: number, then: string): void {
  if (draft.version !== version) throw new ApiError('conflict', texts.overtaken(draft.updatedBy, then))
}

export async function lastVersion(ctx: ApiContext): Promise<number> {
  const [row] = await ctx.db
    .select({ number: stationVersions.number })
    .from(stationVersions)
    .where(eq(stationVersions.stationId, ctx.station.id))
    .orderBy(desc(stationVersions.number))
    .limit(1)
  return row?.number ?? 0
}

/** The draft that the owners share, or what is published when nobody changed anything. */
export async function getManagedSite(ctx: ApiContext): Promise<ManagedSite> {
  await requireOwner(ctx)
  const draft = await readDraft(ctx)
  const document = draft.document ?? (await publishedDocument(ctx))
  return {
    version: draft.version,
    has_changes: draft.document !== null,
    updated_by: draft.updatedBy,
    updated_at: draft.updatedAt?.toISOString() ?? null,
    published_number: await lastVersion(ctx),
    config: json(document.config),
    sections: document.sections.map(json),
    about: document.about.map(json),
    tags: tagsOf(document),
  }
}

const json = (value: unknown) => JSON.parse(JSON.stringify(value)) as ManagedSite['config']

/** Writes the draft as its next version; null is none, when it was published or discarded. */
export async function writeDraft(ctx: ApiContext, document: SiteDocument | null, who: string): Promise<void> {
  const values = { document, updatedAt: ctx.ports.clock.now(), updatedBy: who }
  await ctx.db
    .insert(stationDrafts)
    .values({ stationId: ctx.station.id, ...values })
    .onConflictDoUpdate({
      target: stationDrafts.stationId,
      set: { ...values, version: sql`${stationDrafts.version} + 1` },
    })
}

/**
 * Changes one part of the draft and writes its audit line, in one transaction; owners who change at one moment go one
 * after the other; one form adds one part. @throws conflict with `details` { who, tag, value }, invalid_input, not_found, forbidden
 */
export async function changeManagedSite(
  ctx: ApiContext,
  wanted: SiteChange,
  key?: string,
): Promise<ManagedSite> {
  const owner = await requireOwner(ctx)
  const change = await withLogoForms(ctx, wanted)
  if ('value' in change) await cleanAhead(change.value)
  await inTransaction(ctx, async (ctx) => {
    await lockSite(ctx)
    const draft = await readDraft(ctx, true)
    const line = { who: owner.name, participantId: owner.id }
    if (change.what === 'discard') return discard(ctx, draft, change.version, line)
    const document = draft.document ?? (await publishedDocument(ctx))
    if ('seen' in change && !isAsSeen(document, change)) return requireDone(ctx, document, change, owner.id)
    if (change.what === 'move' && isMoved(document, change)) return
    const make = async () => {
      const { part, before, after, ...applied } = applyChange(document, change)
      await writeDraft(ctx, applied.document, owner.name)
      await audit(ctx, { ...line, what: change.what, part, before, after })
      return { id: 0, answer: undefined }
    }
    // What changes or moves a part says what it saw; what adds one has only the key of its form.
    const formKey = change.what === 'add' ? key : undefined
    await makeOnce(ctx, { key: formKey, by: owner.id, what: 'site', input: change }, make, async () => {})
  })
  return getManagedSite(ctx)
}

/** A look with its logos in the forms that are seen on the colours it chooses; every other change as it is. */
async function withLogoForms(ctx: ApiContext, change: SiteChange): Promise<SiteChange> {
  if (change.what !== 'save' || change.part !== 'look') return change
  const look = configSchema.pick({ brand: true, images: true }).safeParse(change.value)
  if (!look.success) return change
  const images = await settleLogoForms(ctx.ports.files, look.data)
  return { ...change, value: { ...change.value, images: { ...look.data.images, ...images } } }
}

/** One after the other, also while there is no draft row to lock. */
export const lockSite = (ctx: ApiContext): Promise<void> => lockParts(ctx, ctx.station.id, ['site'])

type SeenChange = Extract<SiteChange, { seen: string }>
type MoveChange = Extract<SiteChange, { what: 'move' }>

function isAsSeen(document: SiteDocument, { part, seen }: SeenChange): boolean {
  const current = partOf(document, part)
  return current !== undefined && tagOf(current) === seen
}

/** Whether a part stands already where it was to go. @throws conflict, not_found */
function isMoved(document: SiteDocument, change: MoveChange): boolean {
  const place = placeOf(document, change.part)
  return place !== undefined && wasMoved(change, place)
}

/** A part that is not as it was seen is as this owner left it when the same was sent before. @throws conflict */
async function requireDone(
  ctx: ApiContext,
  document: SiteDocument,
  change: SeenChange,
  by: number,
): Promise<void> {
  const last = await lastLine(ctx, change.part)
  if (last?.participantId === by && isDone(document, change, last.what)) return
  const current = partOf(document, change.part)
  const who = last?.who ?? 'Outra pessoa'
  throw new ApiError('conflict', `${who} mudou esta parte enquanto você editava. Nada foi sobrescrito.`, {
    // Of what was removed the tag tells this removal from an earlier one under the same number.
    details: {
      who,
      tag: tagOf(current === undefined ? last?.id : current),
      value: current === undefined ? null : json(current),
    },
  })
}

/** Whether there is nothing left of a change to be done. */
function isDone(document: SiteDocument, change: SeenChange, last: string): boolean {
  const current = partOf(document, change.part)
  if (change.what === 'remove') return current === undefined && last === 'remove'
  if (change.what !== 'save' || current === undefined) return false
  return tagOf(applyChange(document, change).after) === tagOf(current)
}

/** Sent again, or when there is nothing to discard, it is done. */
async function discard(
  ctx: ApiContext,
  draft: Draft,
  version: number,
  line: { who: string; participantId: number },
) {
  if (!draft.document) return
  const act = { ...line, what: 'discard', part: 'draft' }
  if (draft.version !== version && (await wasDone(ctx, { ...act, before: { version } }))) return
  refuseOvertaken(draft, version, texts.discardAgain)
  await writeDraft(ctx, null, line.who)
  await audit(ctx, { ...act, before: { version, digest: digestOf(draft.document) } })
}
