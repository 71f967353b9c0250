import type { AnswerInput, ParsedInput } from '#contract/endpoint.ts'
import type { updateParticipant as call } from '#contract/people/onboarding/endpoints.ts'
import { type ApiContext, inTransaction } from '../../platform/context.ts'
import { withId } from '../../platform/db/rows.ts'
import { ApiError } from '../../platform/errors.ts'
import { memberOf, userAnswer } from '../access/index.ts'
import { participants } from '../access/tables.ts'
import { maxPortraitMegabytes, missingData, ownPortrait, personFields } from './get-onboarding.ts'
import { personRules } from './person-rules.ts'
import { recordConsents } from './register-account.ts'
import { onboardingTexts } from './texts.ts'
import { portraitName, removePortraits, sentPortrait, takePortrait } from './update-profile-image.ts'

type Input = { id: number; body: ParsedInput<typeof call>['body'] }
type Row = typeof participants.$inferSelect

/**
 * Changes one's own data; with `briefingDone` the onboarding is through, once everything it asks is there (ONB-11). The
 * profile's form, which says the state, leaves nobody who is through without name, birthday and state (PRO-02).
 * Where the association keeps the data (pre-registration), only gaps can be filled (STN-U14).
 * @throws forbidden, invalid_input with fields, too_many_requests
 */
export async function updateParticipant(
  ctx: ApiContext,
  { id, body }: Input,
): Promise<AnswerInput<typeof call>> {
  if (memberOf(ctx) !== id) throw new ApiError('forbidden', onboardingTexts.notYou)
  const { base64, imageType: _, ...said } = body
  if (base64 === undefined) return change(ctx, { id, body: said })
  requireUnlocked(ctx, await ownPortrait(ctx, id))
  const { image, before, discard } = await storePortrait(ctx, id, base64)
  try {
    const answer = await change(ctx, { id, body: said, image })
    await removePortraits(ctx, before)
    return answer
  } catch (error) {
    await discard()
    throw error
  }
}

/** A picture that nothing names yet, and the one from before. */
async function storePortrait(ctx: ApiContext, id: number, base64: string) {
  const person = await ownPortrait(ctx, id)
  const upload = sentPortrait(base64, maxPortraitMegabytes(person) * 1024 * 1024)
  const taken = await takePortrait(ctx, id, { person, upload })
  return { image: taken.at(portraitName), before: person.image, discard: taken.discard }
}

type Change = Omit<Input, 'body'> & { body: Omit<Input['body'], 'base64' | 'imageType'>; image?: string }

async function change(ctx: ApiContext, { id, body, image }: Change): Promise<AnswerInput<typeof call>> {
  const isProfile = !body.briefingDone && (body.state !== undefined || image !== undefined)
  const row = await inTransaction(ctx, async (ctx) => {
    const current = await lockRow(ctx, id)
    const changes = { ...changesOf(ctx, current, body), ...(image && { image }) }
    if (body.terms_accepted) await recordConsents(ctx, id, ['terms', 'privacy'])
    if (body.briefingDone) await requireComplete(ctx, { ...current, ...changes })
    if (isProfile && current.briefingDone) requireProfile({ ...current, ...changes })
    return writeRow(ctx, id, {
      ...changes,
      ...(body.briefingDone && { briefingDone: true, firstLogin: false }),
    })
  })
  const message = isProfile && row.briefingDone ? onboardingTexts.profileUpdated : onboardingTexts.updated
  return { ...(await userAnswer(ctx, row)), messages: [message] }
}

async function lockRow({ db, station }: ApiContext, id: number): Promise<Row> {
  const [row] = await db
    .select()
    .from(participants)
    .where(withId(participants, { station }, id))
    .for('no key update')
  if (!row) throw new ApiError('forbidden', onboardingTexts.notYou)
  return row
}

function requireUnlocked({ station }: ApiContext, { briefingDone }: Pick<Row, 'briefingDone'>): void {
  if (station.config.behaviour.preRegistration && briefingDone)
    throw new ApiError('forbidden', onboardingTexts.lockedProfile)
}

function changesOf(ctx: ApiContext, current: Row, body: Change['body']): Partial<Row> {
  const { station, ports } = ctx
  const { preRegistration } = station.config.behaviour
  requireUnlocked(ctx, current)
  const given = personFields.filter(
    (field) => body[field] !== undefined && !(preRegistration && current[field]),
  )
  const changes = Object.fromEntries(given.map((field) => [field, body[field]]))
  // A city is judged together with its state, whichever of the two was sent.
  const { state, city } = { ...current, ...changes }
  const { person, problems } = personRules(
    { ...changes, ...(state && { state }), ...(city && { city }) },
    station.config,
    ports.clock.now(),
  )
  if (Object.keys(problems).length > 0) throw ApiError.fields(problems)
  // What the person says of themselves no payment changes any more (GAP-156).
  return { ...person, ...(given.includes('birthday') && { birthdayTypedAt: null }) }
}

/** What the onboarding leaves nobody without (GAP-25, GAP-32). */
async function requireComplete(ctx: ApiContext, row: Row): Promise<void> {
  const missing = await missingData(ctx, row)
  const problems = Object.fromEntries(missing.map((field) => [field, onboardingTexts.required]))
  if (Object.keys(problems).length > 0) throw ApiError.fields(problems)
}

/** What a profile must have (D3§5); initials are an image (GAP-29b). */
function requireProfile(row: Row): void {
  const missing = (['name', 'birthday', 'state'] as const).filter((field) => !row[field])
  if (missing.length > 0)
    throw ApiError.fields(Object.fromEntries(missing.map((field) => [field, onboardingTexts.required])))
}

async function writeRow({ db, station }: ApiContext, id: number, changes: Partial<Row>): Promise<Row> {
  const own = withId(participants, { station }, id)
  const [row] =
    Object.keys(changes).length > 0
      ? await db.update(participants).set(changes).where(own).returning()
      : await db.select().from(participants).where(own)
  if (!row) throw new Error('A locked participant disappeared')
  return row
}
