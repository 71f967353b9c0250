import type { AnyActivityBody, MemberFacts, MemberView, VisitorFacts, VisitorView } from './activity-type.ts'
import { agreement, agreementBody } from './agreement.ts'
import { checklistPoll } from './checklist-poll.ts'
import { contactSurvey } from './contact-survey.ts'
import { coupon, couponBody } from './coupon.ts'
import { course, courseBody } from './course.ts'
import { described } from './described.ts'
import { donation, donationBody } from './donation.ts'
import { externalRedirect, externalRedirectBody } from './external-redirect.ts'
import { invitation } from './invitation.ts'
import { inviteBody } from './invite-body.ts'
import { noBody } from './no-body.ts'
import { partnerInvitation } from './partner-invitation.ts'
import { personality } from './personality.ts'
import { poll } from './poll.ts'
import { productSubscription, productSubscriptionBody } from './product-subscription.ts'
import { products, productsBody } from './products.ts'
import { quiz } from './quiz.ts'
import { rawContent } from './raw-content.ts'
import { researchBody } from './research-body.ts'
import { scoredQuiz } from './scored-quiz.ts'
import { share, shareBody } from './share.ts'
import { signUp } from './sign-up.ts'
import { survey } from './survey.ts'
import { videos } from './videos.ts'

/** The form of what only a type's activities have, a line each. */
const bodies: ReadonlyMap<number, AnyActivityBody> = new Map<number, AnyActivityBody>([
  [invitation.id, inviteBody],
  [signUp.id, noBody],
  [coupon.id, couponBody],
  [course.id, courseBody],
  [share.id, shareBody],
  [quiz.id, researchBody],
  [contactSurvey.id, researchBody],
  [survey.id, researchBody],
  [checklistPoll.id, researchBody],
  [poll.id, researchBody],
  [scoredQuiz.id, researchBody],
  [personality.id, researchBody],
  [externalRedirect.id, externalRedirectBody],
  [products.id, productsBody],
  [agreement.id, agreementBody],
  [rawContent.id, noBody],
  [described.id, noBody],
  [videos.id, noBody],
  [partnerInvitation.id, inviteBody],
  [donation.id, donationBody],
  [productSubscription.id, productSubscriptionBody],
])

/** The form of `activities.body` of a type; undefined: nobody knows the type. */
export const bodySchemaOf = (typeId: number): AnyActivityBody['schema'] | undefined =>
  bodies.get(typeId)?.schema

/**
 * What is wrong with an activity's own part as somebody wrote it: what the form of its type refuses, and keys that it does not
 * know, which are mistyped ones. Pure.
 */
export function bodyProblems(typeId: number, written: unknown): { path: PropertyKey[]; message: string }[] {
  const parsed = bodies.get(typeId)?.schema.safeParse(written)
  if (!parsed) return []
  if (!parsed.success) return parsed.error.issues.map(({ path, message }) => ({ path, message }))
  return unknownKeys(written, parsed.data)
}

function unknownKeys(
  written: unknown,
  known: unknown,
  path: PropertyKey[] = [],
): ReturnType<typeof bodyProblems> {
  if (!isRecord(written) || !isRecord(known)) return []
  return Object.entries(written).flatMap(([key, value]) =>
    Object.hasOwn(known, key)
      ? unknownKeys(value, known[key], [...path, key])
      : [
          {
            path: [...path, key],
            message: `um campo deste tipo (${Object.keys(known).join(', ') || 'não há nenhum'})`,
          },
        ],
  )
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

/** What members see of an activity's own part. A stored part of the wrong form shows nothing, and breaks nothing. */
export function memberView(typeId: number, stored: unknown, facts: MemberFacts): MemberView {
  const body = bodies.get(typeId)
  const parsed = body?.forMembers && body.schema.safeParse(stored)
  return parsed?.success && body?.forMembers ? body.forMembers(parsed.data as never, facts) : {}
}

/** What visitors see of it; as above. */
export function visitorView(typeId: number, stored: unknown, facts: VisitorFacts): VisitorView {
  const body = bodies.get(typeId)
  const parsed = body?.forVisitors && body.schema.safeParse(stored)
  return parsed?.success && body?.forVisitors ? body.forVisitors(parsed.data as never, facts) : {}
}
