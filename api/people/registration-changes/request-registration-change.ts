import { eq } from 'drizzle-orm'
import type { RegistrationChange } from '#contract/people/registration-changes/schemas.ts'
import { type ApiContext, inTransaction } from '../../platform/context.ts'
import { inStation } from '../../platform/db/rows.ts'
import { digestOf } from '../../platform/digest.ts'
import { ApiError } from '../../platform/errors.ts'
import { limit } from '../../platform/rate-limit/index.ts'
import { requireOption } from '../../stations/registry/index.ts'
import { memberOf } from '../access/index.ts'
import { tellStation } from '../notices/index.ts'
import { registrationChanges } from './tables.ts'
import { registrationChangeTexts as texts } from './texts.ts'

const perDay = { name: 'registration-change', points: 10, durationSeconds: 86_400 }

/**
 * Asks for a change of the register that the association keeps, for its owners to make (PLS-07). The same key twice is one.
 * @throws not_found where the station keeps no register, conflict for the same key with other values, too_many_requests
 */
export async function requestRegistrationChange(
  ctx: ApiContext,
  { wanted, key }: { wanted: RegistrationChange; key: string | undefined },
): Promise<{ id: number; messages: string[] }> {
  const { station } = ctx
  requireOption(ctx, 'preRegistration')
  const participantId = memberOf(ctx)
  const before = key && (await findSent(ctx, participantId, key, wanted))
  if (before) return answer(before)
  await limit(ctx, { ...perDay, key: `${station.id}:${participantId}` })
  const id =
    (await write(ctx, { participantId, wanted, key })) ??
    (await findSent(ctx, participantId, key ?? '', wanted))
  if (id === undefined) throw new Error('A request was neither stored nor found')
  return answer(id)
}

type Wanted = { participantId: number; wanted: RegistrationChange; key: string | undefined }

/** With a mail to the station; nothing when the key was used before. */
const write = (outer: ApiContext, { participantId, wanted, key }: Wanted) =>
  inTransaction(outer, async (ctx) => {
    const { db, station, ports } = ctx
    const [row] = await db
      .insert(registrationChanges)
      .values({
        ...{ stationId: station.id, participantId, wanted, idempotencyKey: key ?? null },
        createdAt: ports.clock.now(),
      })
      .onConflictDoNothing()
      .returning({ id: registrationChanges.id })
    if (row) await tellStation(ctx, 'registration-change', row.id)
    return row?.id
  })

async function findSent(
  { db, station }: ApiContext,
  participantId: number,
  key: string,
  wanted: RegistrationChange,
): Promise<number | undefined> {
  const [row] = await db
    .select({ id: registrationChanges.id, wanted: registrationChanges.wanted })
    .from(registrationChanges)
    .where(
      inStation(
        registrationChanges,
        { station },
        eq(registrationChanges.participantId, participantId),
        eq(registrationChanges.idempotencyKey, key),
      ),
    )
  if (row && digestOf(row.wanted) !== digestOf(wanted)) throw new ApiError('conflict', texts.otherForm)
  return row?.id
}

const answer = (id: number) => ({ id, messages: [texts.sent] })
