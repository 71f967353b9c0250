import { z } from 'zod'
import type { ActivityType } from '../activity-type.ts'
import { activityTexts } from '../texts.ts'

/** Type 2: signing up is taking part, so a member has done it; visitors are led to the registration (ACT-02, GAP-41). */
export const signUp: ActivityType = {
  typeIds: [2],
  body: z.object({}),
  closedText: activityTexts.alreadyMember,
}
