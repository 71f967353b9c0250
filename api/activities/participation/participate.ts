import { randomUUID } from 'node:crypto'
import { eq, inArray } from 'drizzle-orm'
import type { Participation, ParticipationState } from '#contract/activities/participation/schemas.ts'
import type { ErrorCode } from '#contract/errors.ts'
import { lockWallets, spend } from '../../ledger/index.ts'
import { lockParticipant, memberOf } from '../../people/access/index.ts'
import { type ApiContext, inTransaction } from '../../platform/context.ts'
import { inStation, one, withId } from '../../platform/db/rows.ts'
import { digestOf } from '../../platform/digest.ts'
import { ApiError } from '../../platform/errors.ts'
import { touchStation } from '../../stations/registry/index.ts'
import type { Activity, ActivityType, Taken } from './activity-type.ts'
import { type Circumstances, decide } from './decide.ts'
import { othersToLock, participationTaken } from './events.ts'
import { memberFacts } from './member-facts.ts'
import { participationAnswer } from './participation-answer.ts'
import { recordParticipation } from './record-participation.ts'
import { readBody } from './registry.ts'
import { seatsLeft, takeSeat } from './seats.ts'
import { activities, participations } from './tables.ts'
import { activityTexts } from './texts.ts'

export type Attempt<Input> = { activityId: number; key: string | undefined; input: Input }

const refusals = {
  outside_window: 'not_open',
  window_missing: 'not_open',
  over: 'not_open',
  limit_reached: 'limit_reached',
  sold_out: 'sold_out',
  plan_missing: 'plan_required',
  prerequisites_missing: 'prerequisites_missing',
  unavailable: 'not_found',
} as const satisfies Record<string, ErrorCode>

/**
 * Taking part, for every type: one transaction under the lock of the participant, so that whatever somebody sends at
 * once, limits hold exactly and nothing is earned twice (ACT-S05..S08, GAP-61). The same key answers the same again;
 * with something else, or once its participation was undone, it is a conflict.
 * Whatever is taken together — a place, what the wallet pays, what is earned — is taken or none of it.
 * @throws not_found, not_open, limit_reached, sold_out, plan_required, prerequisites_missing, insufficient_balance, conflict, and
 * what the type refuses
 */
export function participate<Body, Input>(
  outer: ApiContext,
  type: ActivityType<Body, Input>,
  { activityId, key = randomUUID(), input }: Attempt<Input>,
): Promise<Participation> {
  const participantId = memberOf(outer)
  return inTransaction(outer, async (ctx) => {
    const { isAutomatic } = type.contract
    const others = isAutomatic ? [] : await othersToLock.ask(ctx, { participantId })
    await lockParticipant(ctx, participantId, others)
    const earlier = await participationByKey(ctx, participantId, key)
    const inputDigest = digestOf(input)
    if (earlier) requireSame(earlier, { activityId, inputDigest })
    // What was taken stays taken when the activity is withdrawn: who lost the answer still gets it.
    const activity = await activityOfType(ctx, activityId, [type.contract.id], earlier ? 'any' : 'published')
    if (earlier) return participationAnswer(ctx, earlier, activity)
    if (!type.take) throw new ApiError('not_found', activityTexts.unavailable)
    const body = readBody(ctx, type.body, activity)
    const offer = type.seats?.(body) ?? null
    await requireOpen(ctx, participantId, activity, {
      seats: offer && (await seatsLeft(ctx, activityId, offer)),
      worth: type.worth?.(body, ctx.station.config.timezone),
    })
    const taken = await type.take(ctx, { activity, body, input, participantId })
    const isFull = offer ? await takeSeat(ctx, activityId, offer) : false
    if (others.length > 0) await lockWallets(ctx, [participantId, ...others])
    const row = await record(ctx, { participantId, activity, key, inputDigest, taken })
    if (!isAutomatic) await participationTaken.publish(ctx, { participantId })
    if (isFull) await touchStation(ctx, ctx.station.id)
    return participationAnswer(ctx, row, activity)
  })
}

/** A key stands for one thing that was sent, and no longer once its participation was undone. @throws conflict */
function requireSame(
  earlier: typeof participations.$inferSelect,
  { activityId, inputDigest }: { activityId: number; inputDigest: string },
): void {
  const isSame = earlier.activityId === activityId && (earlier.inputDigest ?? inputDigest) === inputDigest
  if (!isSame) throw new ApiError('conflict', activityTexts.keyOfAnother)
  if (earlier.undoneAt) throw new ApiError('conflict', activityTexts.keyOfUndone)
}

async function participationByKey({ db, station }: ApiContext, participantId: number, key: string) {
  const [row] = await db
    .select()
    .from(participations)
    .where(
      inStation(
        participations,
        { station },
        eq(participations.participantId, participantId),
        eq(participations.idempotencyKey, key),
      ),
    )
  return row
}

/** An activity of one of these types, published or in any state. @throws not_found */
export async function activityOfType(
  { db, station }: ApiContext,
  id: number,
  typeIds: readonly number[],
  state: 'published' | 'any' = 'published',
) {
  return db
    .select()
    .from(activities)
    .where(
      withId(
        activities,
        { station },
        id,
        state === 'any' ? undefined : eq(activities.status, 'published'),
        inArray(activities.typeId, [...typeIds]),
      ),
    )
    .then(one(activityTexts.unavailable))
}

/** Refuses in the words of `decide`. @throws not_open, limit_reached, sold_out, plan_required, prerequisites_missing */
export async function requireOpen(
  ctx: ApiContext,
  participantId: number,
  activity: Activity,
  at: Pick<Circumstances, 'seats' | 'worth'> = {},
): Promise<void> {
  const factsOf = await memberFacts(ctx, participantId, [activity])
  const decided = decide(activity, factsOf(activity.id), {
    now: ctx.ports.clock.now(),
    timeZone: ctx.station.config.timezone,
    takesParticipations: true,
    ...at,
  })
  const refusal = refusalOf(decided)
  if (refusal) throw refusal
}

/** What is thrown where somebody may not take part; undefined where they may. */
export const refusalOf = ({ state, message }: ParticipationState): ApiError | undefined =>
  state === 'open' ? undefined : new ApiError(refusals[state], message)

type Outcome = {
  participantId: number
  activity: Activity
  key: string
  inputDigest: string
  taken: Taken
}

/** Writes the participation and books what it cost and what it earned, all or nothing. */
async function record(ctx: ApiContext, { participantId, activity, key, inputDigest, taken }: Outcome) {
  const { spent } = taken
  const values = {
    activityId: activity.id,
    participantId,
    idempotencyKey: key,
    // By its digest, a choice of few options can be found by trying all.
    inputDigest: taken.isSecret ? null : inputDigest,
    earnedH: taken.earnedH ?? activity.pointsH,
    spentH: spent?.amountH ?? 0,
    voucherKind: taken.voucher?.kind ?? null,
    voucherCode: taken.voucher?.code ?? null,
    feedbackMessage: taken.feedback?.message ?? null,
    feedbackLottie: taken.feedback?.lottieId ?? null,
    data: taken.data ?? {},
  }
  const pay = async (id: number) => {
    if (!spent) return
    const spending = { participantId, referenceId: activity.id, note: activity.name, ...spent }
    await spend(ctx, { key: `participation:${id}:spent`, ...spending })
  }
  const earning = { cause: 'participation' as const, note: activity.name }
  const row = await recordParticipation(ctx, values, { pay, earning })
  if (!row) throw new Error('The participation was not written')
  await taken.after?.(ctx, row.id)
  return row
}
