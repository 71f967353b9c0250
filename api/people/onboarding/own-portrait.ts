import type { ApiContext } from '../../platform/context.ts'
import { withId } from '../../platform/db/rows.ts'
import { ApiError } from '../../platform/errors.ts'
import { participants } from '../access/tables.ts'
import { onboardingTexts } from './texts.ts'

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
