import { and, eq } from 'drizzle-orm'
import type { ManagedRequest, ManagedRequestDetail } from '#contract/console/support/schemas.ts'
import { requireOwner } from '../../people/owner-changes/index.ts'
import type { ApiContext } from '../../platform/context.ts'
import { ApiError } from '../../platform/errors.ts'
import { answersOf } from '../../site/public/index.ts'
import { supportMessages } from '../../site/public/tables.ts'
import { supportConsoleTexts } from './texts.ts'

type Row = typeof supportMessages.$inferSelect

/** A message as an owner reads it. Pure. */
export const toRequest = (row: Row): ManagedRequest => ({
  ...{ id: row.id, kind: row.kind, subject: row.subject, message: row.message, state: row.state },
  ...{ name: row.name, email: row.email, phone: row.phone },
  isMember: row.participantId !== null,
  createdAt: row.createdAt.toISOString(),
})

/** One message of the station, locked where `forUpdate`. @throws not_found */
export async function requireRequest(
  { db, station }: ApiContext,
  id: number,
  forUpdate = false,
): Promise<Row> {
  const query = db
    .select()
    .from(supportMessages)
    .where(and(eq(supportMessages.stationId, station.id), eq(supportMessages.id, id)))
  const [row] = await (forUpdate ? query.for('update') : query)
  if (!row) throw new ApiError('not_found', supportConsoleTexts.unknown)
  return row
}

/** One message with its answers. @throws forbidden, not_found */
export async function getRequest(ctx: ApiContext, id: number): Promise<ManagedRequestDetail> {
  await requireOwner(ctx)
  const row = await requireRequest(ctx, id)
  const answers = await answersOf(ctx, [id])
  return {
    ...toRequest(row),
    answers: answers.map(({ id, text, byName, createdAt }) => ({
      ...{ id, text, by: byName, createdAt: createdAt.toISOString() },
    })),
  }
}
