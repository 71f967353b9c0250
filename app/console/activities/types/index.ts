import type { ActivityType } from '#contract/activity-types/activity-type.ts'
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
import { standaloneQuiz } from './standalone-quiz.ts'
import { survey } from './survey.ts'
import type { TypeForm } from './type-form.ts'
import { videos } from './videos.ts'

/** The types that owners create, in the order they are offered. */
export const typeForms: readonly TypeForm[] = [
  rawContent,
  videos,
  agreement,
  share,
  externalRedirect,
  coupon,
  products,
  productSubscription,
  course,
  donation,
  invitation,
  partnerInvitation,
  signUp,
  survey,
  contactSurvey,
  poll,
  checklistPoll,
  quiz,
  scoredQuiz,
  standaloneQuiz,
  personality,
  described,
]

/** What everybody agrees on about a type that owners create; nothing of others. */
export const typeOf = (typeId: number): Partial<ActivityType> => typeFormOf(typeId)?.contract ?? {}

/** How a type is filled in, or undefined for types that are not created here yet. */
export const typeFormOf = (typeId: number): TypeForm | undefined =>
  typeForms.find(({ contract }) => contract.id === typeId)
