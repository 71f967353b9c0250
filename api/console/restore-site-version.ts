import { eq } from 'drizzle-orm'
import type { ManagedSite } from '#contract/console/schemas.ts'
import { ownerChange, wasDone } from '../people/owner-changes/index.ts'
import type { ApiContext } from '../platform/context.ts'
import { inStation, one } from '../platform/db/rows.ts'
import { digestOf } from '../platform/digest.ts'
import { changeDraft, getManagedSite, readDraft, refuseOvertaken } from './managed-site.ts'
import { parseDocument, type SiteDocument } from './site-document.ts'
import { stationVersions } from './tables.ts'
import { managementTexts as texts } from './texts.ts'

/**
 * Makes an earlier version the draft that the owner saw (`version`): it is looked at and published like any other
 * change. Sent again it changes nothing. @throws conflict, not_found
 */
export function restoreSiteVersion(
  ctx: ApiContext,
  { number, version }: { number: number; version: number },
): Promise<ManagedSite> {
  const act = { what: 'restore', part: 'site' }
  const answer = getManagedSite
  return ownerChange(ctx, { locks: ['site'] }, async (ctx, owner) => {
    const document = await versionDocument(ctx, number)
    const draft = await readDraft(ctx, true)
    if (draft.document && digestOf(draft.document) === digestOf(document)) return { answer }
    const sent = { ...act, participantId: owner.id, before: { version }, after: { number } }
    if (draft.version !== version && (await wasDone(ctx, sent))) return { answer }
    refuseOvertaken(draft, version, texts.restoreAgain)
    await changeDraft(ctx, draft, document, owner.name)
    const before = { version, digest: draft.document && digestOf(draft.document) }
    return { done: { ...act, before, after: { number } }, answer }
  })
}

async function versionDocument(ctx: ApiContext, number: number): Promise<SiteDocument> {
  const row = await ctx.db
    .select({ document: stationVersions.document })
    .from(stationVersions)
    .where(inStation(stationVersions, ctx, eq(stationVersions.number, number)))
    .then(one(texts.unknownVersion))
  return parseDocument(row.document)
}
