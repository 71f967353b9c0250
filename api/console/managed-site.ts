import { desc, sql } from 'drizzle-orm'
import type { ManagedSite } from '#contract/console/schemas.ts'
import { requireTeam } from '../people/owner-changes/index.ts'
import type { ApiContext } from '../platform/context.ts'
import { inStation } from '../platform/db/rows.ts'
import { ApiError } from '../platform/errors.ts'
import { exportSite } from '../site/public/index.ts'
import { withoutEntry } from '../stations/registry/index.ts'
import { forgetStates, keepState } from './draft-states.ts'
import { parseDocument, type SiteDocument } from './site-document.ts'
import { tagsOf } from './site-parts.ts'
import { stationDrafts, stationVersions } from './tables.ts'
import { managementTexts as texts } from './texts.ts'

/** What is published now, in the form that is edited. */
export async function publishedDocument(ctx: ApiContext): Promise<SiteDocument> {
  return { config: withoutEntry(ctx.station.config), ...(await exportSite(ctx, ctx.station.id)) }
}

export type Draft = {
  version: number
  /** The number of its state, and of the first and last one that are kept. */
  state: number
  firstState: number
  lastState: number
  document: SiteDocument | null
  updatedBy: string | null
  updatedAt: Date | null
}

const noDraft: Draft = {
  ...{ version: 0, state: 0, firstState: 0, lastState: 0 },
  ...{ document: null, updatedBy: null, updatedAt: null },
}

/** Where the draft stands; its document is null when nothing is changed. */
export async function readDraft(ctx: ApiContext, lock = false): Promise<Draft> {
  const query = ctx.db.select().from(stationDrafts).where(inStation(stationDrafts, ctx))
  const [row] = await (lock ? query.for('update') : query)
  if (!row) return noDraft
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
    .where(inStation(stationVersions, ctx))
    .orderBy(desc(stationVersions.number))
    .limit(1)
  return row?.number ?? 0
}

/** The draft that the owners share, or what is published when nobody changed anything. */
export async function getManagedSite(ctx: ApiContext): Promise<ManagedSite> {
  await requireTeam(ctx)
  const draft = await readDraft(ctx)
  const document = draft.document ?? (await publishedDocument(ctx))
  return {
    version: draft.version,
    has_changes: draft.document !== null,
    updated_by: draft.updatedBy,
    updated_at: draft.updatedAt?.toISOString() ?? null,
    published_number: await lastVersion(ctx),
    can_undo: draft.state > draft.firstState,
    can_redo: draft.state < draft.lastState,
    ...document,
    tags: tagsOf(document),
  }
}

/** Changes the draft: its next version, and a state to which its owners can come back. Null takes its changes away. */
export async function changeDraft(
  ctx: ApiContext,
  before: Draft,
  document: SiteDocument | null,
  who: string,
): Promise<void> {
  await writeDraft(ctx, await keepState(ctx, before, document), who)
}

/** Takes the draft away once it is published, with all states before. */
export async function closeDraft(ctx: ApiContext, { state }: Draft, who: string): Promise<void> {
  await forgetStates(ctx)
  await writeDraft(ctx, { document: null, state, firstState: state, lastState: state }, who)
}

type States = Pick<Draft, 'document' | 'state' | 'firstState' | 'lastState'>

/** Writes the draft as its next version. */
export async function writeDraft(
  ctx: ApiContext,
  { document, state, firstState, lastState }: States,
  who: string,
): Promise<void> {
  const values = { document, state, firstState, lastState, updatedAt: ctx.ports.clock.now(), updatedBy: who }
  await ctx.db
    .insert(stationDrafts)
    .values({ stationId: ctx.station.id, ...values })
    .onConflictDoUpdate({
      target: stationDrafts.stationId,
      set: { ...values, version: sql`${stationDrafts.version} + 1` },
    })
}
