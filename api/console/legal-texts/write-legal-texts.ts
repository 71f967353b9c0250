import { eq } from 'drizzle-orm'
import type { z } from 'zod'
import type {
  legalPublicationSchema,
  ManagedLegalText,
  ManagedOfficer,
} from '#contract/console/legal-texts/schemas.ts'
import { showsSomething } from '#contract/shows-something.ts'
import type { LegalDocument, Officer } from '#contract/stations/registry/legal-said.ts'
import { legalDrafts, legalVersions } from '../../people/legal-texts/tables.ts'
import type { Teammate } from '../../people/owner-changes/index.ts'
import type { ApiContext } from '../../platform/context.ts'
import { inStation } from '../../platform/db/rows.ts'
import { ApiError } from '../../platform/errors.ts'
import { cleanAhead } from '../../platform/html/clean-ahead.ts'
import { sanitizeHtml } from '../../platform/html/sanitize-html.ts'
import { dayIn } from '../../platform/start-of-day.ts'
import { readLegal, writeLegal } from '../../stations/registry/index.ts'
import { changePart, type OwnerPart } from '../entries/owner-part.ts'
import { refuseOvertaken, saveAsSeen } from '../entries/save-as-seen.ts'
import { tagOf } from '../site-parts.ts'
import { getManagedLegalText, toOfficer } from './legal-rows.ts'
import { legalConsoleTexts as texts } from './texts.ts'

/** Visitors see what is published; nobody but the team sees a draft. */
const locks = ['entries:legal-texts'] as const
const published: OwnerPart = { locks, isPublic: true }
const drafted: OwnerPart = { locks, isPublic: false }
const partOf = (document: LegalDocument) => `legal:${document}`

type Seen<Value> = { seen: string; value: Value }

/** Says who answers for personal data, as it was seen (PPL-33). @throws forbidden, conflict */
export function saveOfficer(ctx: ApiContext, { seen, value }: Seen<Officer>): Promise<ManagedOfficer> {
  return changePart(ctx, published, {}, (ctx, owner) =>
    saveAsSeen(ctx, owner, {
      ...{ what: 'legal.officer', part: 'legal-officer', seen },
      read: async (ctx) => toOfficer(ctx, await readLegal(ctx)),
      writtenOf: ({ value }) => value,
      write: async (ctx) => writeLegal(ctx, { ...(await readLegal(ctx, 'update')), officer: value }),
    }),
  )
}

/** Writes the draft of a document, cleaned, as it was seen (PPL-33). @throws forbidden, conflict */
export function saveLegalDraft(
  ctx: ApiContext,
  { document, seen, value }: Seen<{ html: string }> & { document: LegalDocument },
): Promise<ManagedLegalText> {
  const prepare = () => cleanAhead(ctx, value)
  return changePart(ctx, drafted, { prepare, sent: value }, (ctx, owner) =>
    saveAsSeen(ctx, owner, {
      ...{ what: 'legal.draft', part: partOf(document), seen },
      read: (ctx) => getManagedLegalText(ctx, document),
      writtenOf: ({ draft }) => ({ name: texts.names[document], html: draft?.html ?? '' }),
      write: (ctx) => writeDraft(ctx, owner, document, sanitizeHtml(value.html)),
    }),
  )
}

async function writeDraft(
  ctx: ApiContext,
  { id, name }: Teammate,
  document: LegalDocument,
  html: string,
): Promise<void> {
  const written = { html, updatedAt: ctx.ports.clock.now(), updatedById: id, updatedBy: name }
  await ctx.db
    .insert(legalDrafts)
    .values({ stationId: ctx.station.id, document, ...written })
    .onConflictDoUpdate({ target: [legalDrafts.stationId, legalDrafts.document], set: written })
}

const dropDraft = ({ db, station }: ApiContext, document: LegalDocument) =>
  db.delete(legalDrafts).where(inStation(legalDrafts, { station }, eq(legalDrafts.document, document)))

/** Throws a draft away; what is published stays. Twice is once. @throws forbidden */
export function discardLegalDraft(ctx: ApiContext, document: LegalDocument): Promise<ManagedLegalText> {
  return changePart(ctx, drafted, {}, async (ctx) => {
    const answer = (ctx: ApiContext) => getManagedLegalText(ctx, document)
    if (!(await answer(ctx)).draft) return { answer }
    await dropDraft(ctx, document)
    const after = { name: texts.names[document] }
    return { done: { what: 'legal.discard', part: partOf(document), after }, answer }
  })
}

type Publication = z.output<typeof legalPublicationSchema>

/**
 * Makes the draft, as it was seen, the next version of its document; everybody reads it from the commit on, and members are asked to accept it
 * where it says so. Sent again it is published already (PPL-33). @throws forbidden, conflict, invalid_input for a text without words
 */
export function publishLegalText(
  ctx: ApiContext,
  { document, seen, value }: Seen<Publication> & { document: LegalDocument },
): Promise<ManagedLegalText> {
  return changePart(ctx, published, {}, async (ctx, owner) => {
    const answer = (ctx: ApiContext) => getManagedLegalText(ctx, document)
    const { draft, html, tag } = await answer(ctx)
    if (!draft) {
      if (html !== null && tagOf(html) === seen) return { answer }
      throw new ApiError('conflict', texts.noDraft)
    }
    await refuseOvertaken(ctx, { tag, value: { html: draft.html } }, { part: partOf(document), seen })
    if (!showsSomething(wordsOf(draft.html))) throw ApiError.fields({ html: texts.empty })
    const number = await writeVersion(ctx, owner, { document, html: draft.html, ...value })
    await dropDraft(ctx, document)
    const name = texts.version(texts.names[document], number)
    return { done: { what: 'legal.publish', part: partOf(document), after: { name, ...value } }, answer }
  })
}

/** What somebody reads of a cleaned text, as far as it says whether there is anything. Pure. */
const wordsOf = (html: string): string => html.replace(/<[^>]*>|&(?:nbsp|shy|zwnj|zwj);/g, ' ')

async function writeVersion(
  ctx: ApiContext,
  { id, name }: Teammate,
  { document, html, note, asks }: Publication & { document: LegalDocument; html: string },
): Promise<number> {
  const now = ctx.ports.clock.now()
  const said = await readLegal(ctx, 'update')
  const number = (said[document]?.number ?? 0) + 1
  const day = dayIn(now, ctx.station.config.timezone)
  await ctx.db.insert(legalVersions).values({
    ...{ stationId: ctx.station.id, document, number, day, html, note, asks },
    ...{ publishedAt: now, publishedById: id, publishedBy: name },
  })
  await writeLegal(ctx, { ...said, [document]: { number, day }, asked: said.asked + (asks ? 1 : 0) })
  return number
}
