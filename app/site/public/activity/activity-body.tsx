import type { ReactNode } from 'react'
import { agreement } from '#contract/activity-types/agreement.ts'
import { checklistPoll } from '#contract/activity-types/checklist-poll.ts'
import { contactSurvey } from '#contract/activity-types/contact-survey.ts'
import { coupon } from '#contract/activity-types/coupon.ts'
import { course } from '#contract/activity-types/course.ts'
import { donation } from '#contract/activity-types/donation.ts'
import { invitation } from '#contract/activity-types/invitation.ts'
import { partnerInvitation } from '#contract/activity-types/partner-invitation.ts'
import { personality } from '#contract/activity-types/personality.ts'
import { poll } from '#contract/activity-types/poll.ts'
import { productSubscription } from '#contract/activity-types/product-subscription.ts'
import { products } from '#contract/activity-types/products.ts'
import { quiz } from '#contract/activity-types/quiz.ts'
import { scoredQuiz } from '#contract/activity-types/scored-quiz.ts'
import { share } from '#contract/activity-types/share.ts'
import { survey } from '#contract/activity-types/survey.ts'
import { videos } from '#contract/activity-types/videos.ts'
import { participationWindow } from './participation-window.ts'
import { Agreement } from './types/agreement.tsx'
import type { BodyProps } from './types/body-props.ts'
import { Coupon } from './types/coupon.tsx'
import { Course } from './types/course.tsx'
import { Donation } from './types/donation.tsx'
import { Invitation } from './types/invitation.tsx'
import { Playlist } from './types/playlist.tsx'
import { Products } from './types/products.tsx'
import { Research } from './types/research.tsx'
import { Share } from './types/share.tsx'

/** The parts that types show to visitors (D2§2). Types that are not here have no body (GAP-41). */
const bodies: Record<number, (props: BodyProps) => ReactNode> = {
  [invitation.id]: Invitation,
  [coupon.id]: Coupon,
  [course.id]: Course,
  [share.id]: Share,
  [quiz.id]: Research,
  [contactSurvey.id]: Research,
  [survey.id]: Research,
  [checklistPoll.id]: Research,
  [poll.id]: Research,
  [scoredQuiz.id]: Research,
  [personality.id]: Research,
  [products.id]: Products,
  [agreement.id]: Agreement,
  [videos.id]: Playlist,
  [partnerInvitation.id]: Invitation,
  [donation.id]: Donation,
  [productSubscription.id]: Products,
}

/** Shows the type's own part of a public activity; every control of it is a link to the sign-up (ACT-S13). */
export function ActivityBody({ activity, now }: BodyProps & { now: Date }) {
  const Body = bodies[activity.type_id]
  const window = participationWindow(activity.participationStart, activity.participationEnd, now)
  // What cannot be bought now is not offered (ACT-S05).
  return Body && !(Body === Products && window.state === 'outside') ? <Body activity={activity} /> : null
}
