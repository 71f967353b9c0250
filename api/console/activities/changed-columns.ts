import type { ActivityChange } from '#contract/console/activities/changed-activity.ts'
import { type ActivityInput, activityInputOf } from '#contract/console/activities/schemas.ts'
import type { ActivityRow } from './activity-rows.ts'
import { activityValues, type Columns } from './activity-values.ts'

/** The columns in which a field is kept; of prerequisites there is none. */
const columnsOf: Readonly<Record<keyof ActivityInput, readonly (keyof Columns)[]>> = {
  name: ['name'],
  description: ['description'],
  rules: ['rules'],
  image: ['image'],
  featuredImage: ['featuredImage'],
  points: ['pointsH'],
  additional_cashback: ['additionalCashbackH'],
  limitPerUser: ['limitPerUser'],
  participationStart: ['participationStart'],
  participationEnd: ['participationEnd'],
  feedback_message: ['feedback'],
  feedback_lottie_id: ['feedbackLottie'],
  comments_and_likes_enabled: ['commentsAndLikes'],
  familiarVoucher: ['familiarVoucher'],
  priority: ['priority'],
  priorityCarousel: ['priorityCarousel'],
  click_me_label: ['clickMeLabel'],
  partner_id: ['partnerId'],
  isPublic: ['isPublic'],
  onlyForPlans: ['onlyForPlans'],
  prerequisites: [],
  videos: ['videos', 'lastVideoId'],
  body: ['body'],
}

/**
 * The columns of what was sent of an activity; of what was left out there are none. Checked with what is stored, since half
 * of a window may be sent. @throws invalid_input with fields named as the form names them
 */
export function changedColumns(
  before: ActivityRow,
  sent: ActivityChange,
  isSentAgain = false,
): Partial<Columns> {
  const { participationStart, participationEnd, body } = sent
  const stored = {
    participationStart: before.participationStart?.toISOString() ?? null,
    participationEnd: before.participationEnd?.toISOString() ?? null,
  }
  const whole = {
    ...nothingWritten,
    ...definedOf(sent),
    participationStart: participationStart === undefined ? stored.participationStart : participationStart,
    participationEnd: participationEnd === undefined ? stored.participationEnd : participationEnd,
    ...(body && { body }),
  }
  const columns = activityValues(before.typeId, whole, before, isSentAgain)
  const sentFields = (Object.keys(columnsOf) as (keyof ActivityInput)[]).filter(
    (field) => sent[field] !== undefined,
  )
  return Object.fromEntries(
    sentFields.flatMap((field) => columnsOf[field]).map((column) => [column, columns[column]]),
  )
}

/** Stands for what was not sent, of which no column is written. */
const nothingWritten: ActivityInput = activityInputOf(0).parse({ name: '-' })

const definedOf = (sent: ActivityChange) =>
  Object.fromEntries(Object.entries(sent).filter(([, one]) => one !== undefined)) as Partial<ActivityInput>
