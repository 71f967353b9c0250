import type { ActivityType } from './activity-type.ts'
import { agreement } from './agreement.ts'
import { checklistPoll } from './checklist-poll.ts'
import { contactSurvey } from './contact-survey.ts'
import { coupon } from './coupon.ts'
import { course } from './course.ts'
import { described } from './described.ts'
import { donation } from './donation.ts'
import { externalRedirect } from './external-redirect.ts'
import { invitation } from './invitation.ts'
import { partnerInvitation } from './partner-invitation.ts'
import { personality } from './personality.ts'
import { poll } from './poll.ts'
import { productSubscription } from './product-subscription.ts'
import { products } from './products.ts'
import { quiz } from './quiz.ts'
import { rawContent } from './raw-content.ts'
import { scoredQuiz } from './scored-quiz.ts'
import { share } from './share.ts'
import { signUp } from './sign-up.ts'
import { survey } from './survey.ts'
import { videos } from './videos.ts'

export type { ActivityType } from './activity-type.ts'

/** The types of activities, a line each, by their numbers (D2§3). */
export const activityTypes: readonly ActivityType[] = [
  invitation,
  signUp,
  coupon,
  course,
  share,
  quiz,
  contactSurvey,
  survey,
  checklistPoll,
  poll,
  scoredQuiz,
  personality,
  externalRedirect,
  products,
  agreement,
  rawContent,
  described,
  videos,
  partnerInvitation,
  donation,
  productSubscription,
].sort((a, b) => a.id - b.id)

const byId = new Map(activityTypes.map((type) => [type.id, type]))

/** A type nobody knows is an activity with nothing to do. */
const unknown: Omit<ActivityType, 'id'> = { name: 'Atividade' }

/** What everybody agrees on about a type. */
export const activityTypeOf = (typeId: number): Omit<ActivityType, 'id'> => byId.get(typeId) ?? unknown

/** Whether activities of a type can be used on this platform (GAP-107). */
export const isBuiltType = (typeId: number): boolean => activityTypeOf(typeId).isBuilt === true

/** Numbers of the types that can be used on this platform, ascending. */
export const builtActivityTypes: readonly number[] = activityTypes
  .filter(({ isBuilt }) => isBuilt)
  .map(({ id }) => id)

/** Whether taking part in activities of a type earns their points. Where it does not, none are shown or asked for (SEC-27). */
export const earnsPoints = (typeId: number): boolean => !activityTypeOf(typeId).isWithoutPoints

/** Whether an activity's additional cashback is ever paid. Where it is not, none is promised. */
export const paysCashback = (typeId: number): boolean => activityTypeOf(typeId).paysCashback === true

/** The name of a type; a type nobody knows is an activity. */
export const activityTypeName = (typeId: number): string => activityTypeOf(typeId).name
