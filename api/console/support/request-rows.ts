import type { ManagedRequest, ManagedRequestDetail } from '#contract/console/support/schemas.ts'
import { participants } from '../../people/access/tables.ts'
import { requireTeam } from '../../people/owner-changes/index.ts'
import type { ApiContext } from '../../platform/context.ts'
import { withId } from '../../platform/db/rows.ts'
import { ApiError } from '../../platform/errors.ts'
import { answersOf } from '../../site/public/index.ts'
import { supportMessages } from '../../site/public/tables.ts'
import { supportConsoleTexts } from './texts.ts'

/** A message with the account of whoever wrote it while they were in. */
export type RequestRow = {
  message: typeof supportMessages.$inferSelect
  account: { name: string; email: string } | null
}

/** Messages of a station with their accounts. */
export const requestRows = ({ db }: ApiContext) =>
  db
    .select({ message: supportMessages, account: { name: participants.name, email: participants.email } })
    .from(supportMessages)
    .leftJoin(participants, withId(participants, supportMessages, supportMessages.participantId))
    .$dynamic()

/** A message as an owner reads it. Pure. */
export const toRequest = ({ message: row, account }: RequestRow): ManagedRequest => ({
  ...{ id: row.id, kind: row.kind, subject: row.subject, message: row.message, state: row.state },
  ...{ name: row.name, email: row.email, phone: row.phone },
  account,
  createdAt: row.createdAt.toISOString(),
})

/** One message of the station, locked where `forUpdate`. @throws not_found */
export async function requireRequest(ctx: ApiContext, id: number, forUpdate = false): Promise<RequestRow> {
  const query = requestRows(ctx).where(withId(supportMessages, ctx, id))
  const [row] = await (forUpdate ? query.for('update', { of: supportMessages }) : query)
  if (!row) throw new ApiError('not_found', supportConsoleTexts.unknown)
  return row
}

/** One message with its answers. @throws forbidden, not_found */
export async function getRequest(ctx: ApiContext, id: number): Promise<ManagedRequestDetail> {
  await requireTeam(ctx)
  const row = await requireRequest(ctx, id)
  const answers = await answersOf(ctx, [id])
  return {
    ...toRequest(row),
    answers: answers.map(({ id, text, byName, createdAt }) => ({
      ...{ id, text, by: byName, createdAt: createdAt.toISOString() },
    })),
  }
}
