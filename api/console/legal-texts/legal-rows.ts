import { desc, eq, lt } from 'drizzle-orm'
import type {
  LegalOverview,
  ManagedLegalText,
  ManagedOfficer,
} from '#contract/console/legal-texts/schemas.ts'
import {
  type LegalDocument,
  type LegalSaid,
  legalDocuments,
  versionOf,
} from '#contract/stations/registry/legal-said.ts'
import { participants } from '../../people/access/tables.ts'
import { legalDrafts, legalVersions } from '../../people/legal-texts/tables.ts'
import { requireTeam } from '../../people/owner-changes/index.ts'
import type { ApiContext } from '../../platform/context.ts'
import { inStation } from '../../platform/db/rows.ts'
import { readLegal } from '../../stations/registry/index.ts'
import { tagOf } from '../site-parts.ts'

/** Versions that are listed. */
const mostVersions = 100

/** The documents of the station, who answers for personal data, and how many members have not accepted yet. @throws forbidden */
export async function getLegalTexts(ctx: ApiContext): Promise<LegalOverview> {
  await requireTeam(ctx)
  const said = await readLegal(ctx)
  const { document, updatedBy, updatedAt } = legalDrafts
  const drafts = await ctx.db
    .select({ document, updatedBy, updatedAt })
    .from(legalDrafts)
    .where(inStation(legalDrafts, ctx))
  const documents = legalDocuments.map((name) => {
    const draft = drafts.find((one) => one.document === name)
    const { number, version: day } = versionOf({ ...ctx.station.config.legal, said }, name)
    return {
      ...{ document: name, number, day },
      draft: draft ? { by: draft.updatedBy, at: draft.updatedAt.toISOString() } : null,
    }
  })
  return { officer: toOfficer(ctx, said), waiting: await countWaiting(ctx, said), documents }
}

async function countWaiting({ db, station }: ApiContext, { asked }: LegalSaid): Promise<number | null> {
  if (asked === 0) return null
  const { status, legalAsked } = participants
  return db.$count(
    participants,
    inStation(participants, { station }, eq(status, 'active'), lt(legalAsked, asked)),
  )
}

/** Who answers for personal data: whom owners said, else whom the configuration names. Pure. */
export function toOfficer({ station }: Pick<ApiContext, 'station'>, { officer }: LegalSaid): ManagedOfficer {
  const { legal, contact } = station.config
  const named = {
    ...{ name: legal.officerName ?? '', mail: legal.officerMail ?? contact.mail ?? '' },
    ...{ phone: '', post: '' },
  }
  const value = officer ?? named
  const isSaid = officer !== null || (legal.officerName !== undefined && !legal.officerIsDefault)
  return { value, isSaid, tag: tagOf([isSaid, value]) }
}

/** One document with its draft and its versions. @throws forbidden */
export async function getManagedLegalText(
  ctx: ApiContext,
  document: LegalDocument,
): Promise<ManagedLegalText> {
  await requireTeam(ctx)
  const said = await readLegal(ctx)
  const { number, version: day } = versionOf({ ...ctx.station.config.legal, said }, document)
  const ofDocument = eq(legalVersions.document, document)
  const [[draft], versions, [published]] = await Promise.all([
    ctx.db
      .select()
      .from(legalDrafts)
      .where(inStation(legalDrafts, ctx, eq(legalDrafts.document, document))),
    ctx.db
      .select(versionColumns)
      .from(legalVersions)
      .where(inStation(legalVersions, ctx, ofDocument))
      .orderBy(desc(legalVersions.number))
      .limit(mostVersions),
    ctx.db
      .select({ html: legalVersions.html })
      .from(legalVersions)
      .where(inStation(legalVersions, ctx, ofDocument, eq(legalVersions.number, number))),
  ])
  return {
    ...{ document, number, day, html: published?.html ?? null, versions },
    draft: draft ? { html: draft.html, by: draft.updatedBy, at: draft.updatedAt.toISOString() } : null,
    tag: tagOf(draft?.html ?? null),
  }
}

const versionColumns = {
  number: legalVersions.number,
  day: legalVersions.day,
  note: legalVersions.note,
  asks: legalVersions.asks,
  by: legalVersions.publishedBy,
}
