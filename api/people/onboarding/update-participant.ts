import { and, eq } from 'drizzle-orm'
import type { AnswerInput, ParsedInput } from '#contract/endpoint.ts'
import type { updateParticipant as call } from '#contract/people/onboarding/endpoints.ts'
import { type ApiContext, inTransaction } from '../../platform/context.ts'
import { ApiError } from '../../platform/errors.ts'
import { memberOf, userAnswer } from '../access/index.ts'
import { participants } from '../access/tables.ts'
import { missingData, personFields } from './missing-data.ts'
import { personRules } from './person-rules.ts'
import { recordConsents } from './record-consents.ts'
import { onboardingTexts } from './texts.ts'

type Input = { id: number; body: ParsedInput<typeof call>['body'] }
type Row = typeof participants.$inferSelect

/**
 * Changes one's own data; with `briefingDone` the onboarding is through, once everything it asks is there (ONB-11,
 * PRO-02). Where the association keeps the data (pre-registration), only gaps can be filled (STN-U14).
 * @throws forbidden, invalid_input with fields
 */
export async function updateParticipant(
  ctx: ApiContext,
  { id, body }: Input,
): Promise<AnswerInput<typeof call>> {
  if (memberOf(ctx) !== id) throw new ApiError('forbidden', onboardingTexts.notYou)
  const row = await inTransaction(ctx, async (ctx) => {
    const current = await lockRow(ctx, id)
    const changes = changesOf(ctx, current, body)
    if (body.terms_accepted) await recordConsents(ctx, id, ['terms', 'privacy'])
    if (body.briefingDone) await requireComplete(ctx, { ...current, ...changes })
    return writeRow(ctx, id, {
      ...changes,
      ...(body.briefingDone && { briefingDone: true, firstLogin: false }),
    })
  })
  return { ...(await userAnswer(ctx, row)), messages: [onboardingTexts.updated] }
}

async function lockRow({ db, station }: ApiContext, id: number): Promise<Row> {
  const [row] = await db
    .select()
    .from(participants)
    .where(and(eq(participants.stationId, station.id), eq(participants.id, id)))
    .for('no key update')
  if (!row) throw new ApiError('forbidden', onboardingTexts.notYou)
  return row
}

function changesOf({ station, ports }: ApiContext, current: Row, body: Input['body']): Partial<Row> {
  const { preRegistration } = station.config.behaviour
  if (preRegistration && current.briefingDone) throw new ApiError('forbidden', onboardingTexts.lockedProfile)
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
  return person
}

/** What the onboarding leaves nobody without (GAP-25, GAP-32). */
async function requireComplete(ctx: ApiContext, row: Row): Promise<void> {
  const missing = await missingData(ctx, row)
  const problems = Object.fromEntries(missing.map((field) => [field, onboardingTexts.required]))
  if (Object.keys(problems).length > 0) throw ApiError.fields(problems)
}

async function writeRow({ db, station }: ApiContext, id: number, changes: Partial<Row>): Promise<Row> {
  const own = and(eq(participants.stationId, station.id), eq(participants.id, id))
  const [row] =
    Object.keys(changes).length > 0
      ? await db.update(participants).set(changes).where(own).returning()
      : await db.select().from(participants).where(own)
  if (!row) throw new Error('A locked participant disappeared')
  return row
}
