import { eq } from 'drizzle-orm'
import type { AnswerInput } from '#contract/endpoint.ts'
import type { getOnboarding as call } from '#contract/people/onboarding/endpoints.ts'
import type { ApiContext } from '../../platform/context.ts'
import { inStation, one, withId } from '../../platform/db/rows.ts'
import { ApiError } from '../../platform/errors.ts'
import { memberOf } from '../access/index.ts'
import { participants } from '../access/tables.ts'
import { consents } from './tables.ts'
import { onboardingTexts } from './texts.ts'

/** What the onboarding still has to ask for, and how large a picture may be (ONB-11, ONB-12). */
export async function getOnboarding(ctx: ApiContext): Promise<AnswerInput<typeof call>> {
  const id = memberOf(ctx)
  const { db, station } = ctx
  const [needsTerms, person] = await Promise.all([
    hasAcceptedTerms(ctx, id).then((accepted) => !accepted),
    db
      .select()
      .from(participants)
      .where(withId(participants, { station }, id))
      .then(one(onboardingTexts.notYou)),
  ])
  return {
    needs_terms: needsTerms,
    asks_data: needsTerms || missingFields(person).length > 0,
    max_image_megabytes: maxPortraitMegabytes(person),
    briefingDone: person.briefingDone,
  }
}

/** Whether somebody ever agreed to the terms here; in which version, `consents` says (GAP-32). */
async function hasAcceptedTerms({ db, station }: ApiContext, participantId: number): Promise<boolean> {
  const [row] = await db
    .select({ id: consents.id })
    .from(consents)
    .where(
      inStation(
        consents,
        { station },
        eq(consents.participantId, participantId),
        eq(consents.document, 'terms'),
      ),
    )
    .limit(1)
  return row !== undefined
}

/** What decides about somebody's picture, and the picture they have. @throws forbidden */
export async function ownPortrait({ db, station }: ApiContext, id: number) {
  const [row] = await db
    .select({ role: participants.role, briefingDone: participants.briefingDone, image: participants.image })
    .from(participants)
    .where(withId(participants, { station }, id))
  if (!row) throw new ApiError('forbidden', onboardingTexts.notYou)
  return row
}

/** 3 MB while somebody settles in, 1 MB for owners and on the profile page (D1§5). Pure. */
export const maxPortraitMegabytes = (person: { role: string; briefingDone: boolean }): number =>
  person.briefingDone || person.role === 'owner' ? 1 : 3

type Row = typeof participants.$inferSelect

/** The data of a person that the onboarding asks for. */
export const personFields = ['name', 'tel', 'birthday', 'state', 'city'] as const

/**
 * What of the data that everybody gives who takes part in a station is not there yet, by the names of the API; nothing:
 * the onboarding may be through (ONB-11, GAP-21, GAP-25, GAP-32).
 */
export async function missingData(ctx: ApiContext, row: Row): Promise<string[]> {
  const missing = missingFields(row)
  return (await hasAcceptedTerms(ctx, row.id)) ? missing : [...missing, 'terms_accepted']
}

const missingFields = (row: Row): string[] => personFields.filter((field) => !row[field])
