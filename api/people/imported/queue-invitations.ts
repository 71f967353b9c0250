import { and, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import type { ApiContext } from '../../platform/context.ts'
import { inStation } from '../../platform/db/rows.ts'
import { enqueue } from '../../platform/jobs/index.ts'
import { participants } from '../access/tables.ts'
import { sendPersonInvitationsJob } from './send-invitations.ts'
import { personInvitations } from './tables.ts'
import { isUnopened } from './unopened.ts'

type By = { id: number; name: string }

/** Has invitations of these people sent, by and by; who has one gets another, and the link before ends then (PPL-20). */
export async function queueInvitations(ctx: ApiContext, ids: readonly number[], by: By): Promise<number> {
  if (ids.length === 0) return 0
  return queueWhere(ctx, by, inArray(participants.id, [...ids]))
}

/** The same of everybody who was never invited, or whose invitation ended. @returns how many */
export const queueAll = (ctx: ApiContext, by: By, whom: 'new' | 'ended'): Promise<number> =>
  queueWhere(ctx, by, whom === 'new' ? eq(participants.status, 'imported') : hasEnded(ctx))

function hasEnded({ db, ports }: ApiContext): SQL {
  const ended = db
    .select({ id: personInvitations.participantId })
    .from(personInvitations)
    .where(
      inStation(
        personInvitations,
        participants,
        isNull(personInvitations.dueAt),
        sql`${personInvitations.expiresAt} <= ${sql.param(ports.clock.now(), personInvitations.expiresAt)}`,
      ),
    )
  return inArray(participants.id, ended)
}

async function queueWhere(ctx: ApiContext, by: By, whom: SQL): Promise<number> {
  const { db, station, ports } = ctx
  const now = sql.param(ports.clock.now(), personInvitations.dueAt)
  const { rows } = await db.execute(sql`
    insert into ${personInvitations} (station_id, participant_id, due_at, by_id, by_name)
    select ${participants.stationId}, ${participants.id}, ${now}, ${by.id}::bigint, ${by.name}
    from ${participants} where ${inStation(participants, { station }, isUnopened, whom)}
    on conflict (station_id, participant_id) do update
      set due_at = excluded.due_at, by_id = excluded.by_id, by_name = excluded.by_name
      where ${and(isNull(personInvitations.dueAt), isNull(personInvitations.acceptedAt))}
    returning participant_id`)
  if (rows.length > 0) await enqueue(ctx, sendPersonInvitationsJob, {}, { singletonKey: 'queued' })
  return rows.length
}
