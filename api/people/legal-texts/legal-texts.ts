import { and, eq, or, sql } from 'drizzle-orm'
import type { Answer, ParsedInput } from '#contract/endpoint.ts'
import type {
  acceptLegalTexts as acceptCall,
  getLegalText as call,
  LegalVersion,
} from '#contract/people/legal-texts/endpoints.ts'
import { type LegalSaid, legalDocuments } from '#contract/stations/registry/legal-said.ts'
import { type ApiContext, inTransaction } from '../../platform/context.ts'
import { inStation, one, withId } from '../../platform/db/rows.ts'
import { ApiError } from '../../platform/errors.ts'
import { readLegal } from '../../stations/registry/index.ts'
import { lockParticipant, memberOf } from '../access/index.ts'
import { participants } from '../access/tables.ts'
import { recordConsents } from '../onboarding/index.ts'
import { legalVersions } from './tables.ts'
import { legalTexts as texts } from './texts.ts'

const { document, number, day, note, html } = legalVersions

/** A version that the station published, for everybody (PPL-33). @throws not_found */
export async function getLegalText(
  { db, station }: ApiContext,
  wanted: ParsedInput<typeof call>['params'],
): Promise<Answer<typeof call>> {
  const isMeant = and(eq(document, wanted.document), eq(number, wanted.number))
  return db
    .select({ document, number, day, note, html })
    .from(legalVersions)
    .where(inStation(legalVersions, { station }, isMeant))
    .then(one(texts.unknown))
}

type Asked = Answer<typeof acceptCall>

/** Whether the caller is asked to accept the documents anew, and what changed in those of now (PPL-33). */
export async function getLegalAsked(ctx: ApiContext): Promise<Asked> {
  const [legal, answered] = await Promise.all([readLegal(ctx), answeredBy(ctx)])
  return { ...numbersOf(legal), isOpen: answered < legal.asked, documents: await publishedIn(ctx, legal) }
}

type Seen = Pick<Asked, 'asked' | 'terms' | 'privacy'>

/** Which asking, and which versions. Pure. */
const numbersOf = ({ asked, terms, privacy }: LegalSaid): Seen => ({
  ...{ asked, terms: terms?.number ?? 0, privacy: privacy?.number ?? 0 },
})

async function answeredBy(ctx: ApiContext): Promise<number> {
  const row = await ctx.db
    .select({ answered: participants.legalAsked })
    .from(participants)
    .where(withId(participants, ctx, memberOf(ctx)))
    .then(one())
  return row.answered
}

/** What is published now of each document that the station changed. */
async function publishedIn(ctx: ApiContext, legal: LegalSaid): Promise<LegalVersion[]> {
  const now = legalDocuments.flatMap((name) => {
    const published = legal[name]
    return published ? [and(eq(document, name), eq(number, published.number))] : []
  })
  if (now.length === 0) return []
  return ctx.db
    .select({ document, number, day, note })
    .from(legalVersions)
    .where(inStation(legalVersions, ctx, or(...now)))
    .orderBy(document)
}

/**
 * Notes that the caller accepts terms and privacy policy as they are now, with the versions and the moment. Twice is once.
 * @throws conflict where the station published or asked again since the page was opened
 */
export function acceptLegalTexts(outer: ApiContext, seen: Seen): Promise<Asked> {
  return inTransaction(outer, async (ctx) => {
    const id = memberOf(ctx)
    await lockParticipant(ctx, id)
    // What is published waits until this is written, and what was published before is seen.
    const legal = await readLegal(ctx, 'share')
    const now = numbersOf(legal)
    if (seen.asked !== now.asked || seen.terms !== now.terms || seen.privacy !== now.privacy)
      throw new ApiError('conflict', texts.changedMeanwhile)
    const { config } = ctx.station
    const station = { ...ctx.station, config: { ...config, legal: { ...config.legal, said: legal } } }
    await recordConsents({ ...ctx, station }, id, ['terms', 'privacy'])
    return { ...now, isOpen: false, documents: await publishedIn(ctx, legal) }
  })
}

/**
 * Who answers for the station's data goes after somebody else does: of the team alone, for a member whose address an owner wrote there can neither change
 * it nor be kept by it.
 */
export async function holdForOfficer(
  { db, station }: ApiContext,
  { participantId }: { participantId: number },
): Promise<string[]> {
  const { said, officerMail } = station.config.legal
  const mail = said?.officer?.mail ?? officerMail
  if (!mail) return []
  const { email, role, roles } = participants
  const isTheirs = and(eq(email, mail.toLowerCase()), or(eq(role, 'owner'), sql`cardinality(${roles}) > 0`))
  const held = await db.$count(participants, withId(participants, { station }, participantId, isTheirs))
  return held > 0 ? [texts.isOfficer] : []
}
