import { z } from 'zod'
import type {
  ActivityType,
  AnyActivityBody,
  BodyProblem,
  MemberFacts,
  MemberView,
  VisitorFacts,
  VisitorView,
} from './activity-type.ts'
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
import { personalityBody, pollBody, quizBody, standaloneQuizBody, surveyBody } from './research-body.ts'
import { scoredQuiz } from './scored-quiz.ts'
import { share, shareBody } from './share.ts'
import { signUp } from './sign-up.ts'
import { standaloneQuiz } from './standalone-quiz.ts'
import { survey } from './survey.ts'
import { videos } from './videos.ts'

export type { ActivityType } from './activity-type.ts'

/** The types of activities with the forms of their own parts, a line each: those of D2§3, then ours. */
const registered = [
  [invitation, inviteBody],
  [signUp, noBody],
  [coupon, couponBody],
  [course, courseBody],
  [share, shareBody],
  [quiz, quizBody],
  [contactSurvey, surveyBody],
  [survey, surveyBody],
  [checklistPoll, pollBody],
  [poll, pollBody],
  [scoredQuiz, quizBody],
  [personality, personalityBody],
  [externalRedirect, externalRedirectBody],
  [products, productsBody],
  [agreement, agreementBody],
  [rawContent, noBody],
  [described, noBody],
  [videos, noBody],
  [partnerInvitation, inviteBody],
  [donation, donationBody],
  [productSubscription, productSubscriptionBody],
  [standaloneQuiz, standaloneQuizBody],
] as const satisfies readonly (readonly [ActivityType, AnyActivityBody])[]
type Registered = (typeof registered)[number]
/** The form of what only one type needs: that of any of them. */
export type BodySchema = Registered[1]['schema']

/** The types by their numbers, ascending. */
export const activityTypes: readonly ActivityType[] = registered
  .map(([type]): ActivityType => type)
  .sort((a, b) => a.id - b.id)

const bodies: ReadonlyMap<number, AnyActivityBody> = new Map(
  registered.map(([type, body]): [number, AnyActivityBody] => [type.id, body]),
)
const schemas: ReadonlyMap<number, BodySchema> = new Map(
  registered.map(([{ id }, { schema }]) => [id, schema]),
)
const byId = new Map(activityTypes.map((type) => [type.id, type]))

/** A type nobody knows is an activity with nothing to do. */
const unknown: Omit<ActivityType, 'id'> = { name: 'Atividade' }

/** Gives the facts about a type. */
export const activityTypeOf = (typeId: number): Omit<ActivityType, 'id'> => byId.get(typeId) ?? unknown

/** Numbers of those that have lists and pages of their own, ascending (POL-11). */
export const standaloneTypes: readonly number[] = activityTypes
  .filter(({ isStandalone }) => isStandalone)
  .map(({ id }) => id)

/** Numbers of those that lists of activities show, ascending. */
export const listedActivityTypes: readonly number[] = activityTypes
  .filter(({ isStandalone }) => !isStandalone)
  .map(({ id }) => id)

/** Whether taking part in activities of a type earns their points. Where it does not, none are shown or asked for (SEC-27). */
export const earnsPoints = (typeId: number): boolean => !activityTypeOf(typeId).isWithoutPoints

/** Whether an activity's additional cashback is ever paid. Where it is not, none is promised. */
export const paysCashback = (typeId: number): boolean => activityTypeOf(typeId).paysCashback === true

/** Gives the name of a type; a type nobody knows is an activity. */
export const activityTypeName = (typeId: number): string => activityTypeOf(typeId).name

/** Gives the form of `activities.body` of a type; undefined: nobody knows the type. */
export const bodySchemaOf = (typeId: number): BodySchema | undefined => schemas.get(typeId)

/**
 * Gives a form that carries what only one type needs, by `type_id`: a case for each form that such a part has, made of
 * the numbers of its types and of itself.
 */
export function formByType<Form extends z.ZodObject<{ type_id: z.ZodLiteral<number> }>>(
  formOf: (typeId: z.ZodLiteral<number>, body: BodySchema) => Form,
) {
  const caseOf = (body: BodySchema) => {
    const ids = registered.filter(([, { schema }]) => schema === body).map(([{ id }]) => id)
    return formOf(z.literal<number[]>(ids), body)
  }
  const [first, ...others] = registered
  const rest = new Set<BodySchema>(others.map(([, { schema }]) => schema))
  rest.delete(first[1].schema)
  return z.discriminatedUnion('type_id', [caseOf(first[1].schema), ...[...rest].map(caseOf)])
}

/**
 * Lists the problems of an activity's own part as somebody wrote it: refusals of its type's form, and unknown keys,
 * which are mistyped ones. Pure.
 */
export function bodyProblems(typeId: number, written: unknown): BodyProblem[] {
  const parsed = bodies.get(typeId)?.schema.safeParse(written)
  if (!parsed) return []
  if (!parsed.success) return parsed.error.issues.map(({ path, message }) => ({ path, message }))
  return unknownKeys(written, parsed.data)
}

/** Lists the problems that keep an activity with this part from being published, and that its form does not see. Pure. */
export function missingInBody(typeId: number, written: unknown): BodyProblem[] {
  const body = bodies.get(typeId)
  const parsed = body?.missing && body.schema.safeParse(written)
  return parsed?.success && body?.missing ? body.missing(parsed.data as never) : []
}

/** Gives an activity's own part as it is stored when it is saved over another. Pure. */
export function bodyOver<Written>(typeId: number, before: unknown, written: Written): Written {
  const body = bodies.get(typeId)
  const there = body?.over && body.schema.safeParse(before)
  return there?.success && body?.over
    ? (body.over(there.data as never, written as never) as Written)
    : written
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

/** Gives the fields of an activity's own part that members see. A stored part of the wrong form shows nothing, and breaks nothing. */
export function memberView(typeId: number, stored: unknown, facts: MemberFacts): MemberView {
  const body = bodies.get(typeId)
  const parsed = body?.forMembers && body.schema.safeParse(stored)
  return parsed?.success && body?.forMembers ? body.forMembers(parsed.data as never, facts) : {}
}

/** Gives the fields that visitors see; as above. */
export function visitorView(typeId: number, stored: unknown, facts: VisitorFacts): VisitorView {
  const body = bodies.get(typeId)
  const parsed = body?.forVisitors && body.schema.safeParse(stored)
  return parsed?.success && body?.forVisitors ? body.forVisitors(parsed.data as never, facts) : {}
}
