import { desc, getTableColumns } from 'drizzle-orm'
import type { PlatformContext } from '#api/platform/context.ts'
import { inStation, withId } from '../db/rows.ts'
import { mailOutbox } from './tables.ts'

const { html: _html, text: _text, ...summary } = getTableColumns(mailOutbox)
type StoredMail = typeof mailOutbox.$inferSelect

/** The newest mails of a station, without their bodies. For the demo's outbox page only. */
export function listOutbox(
  ctx: PlatformContext,
  { stationId, limit = 100 }: { stationId: number; limit?: number },
): Promise<Omit<StoredMail, 'html' | 'text'>[]> {
  return ctx.db
    .select(summary)
    .from(mailOutbox)
    .where(inStation(mailOutbox, { stationId }))
    .orderBy(desc(mailOutbox.createdAt), desc(mailOutbox.id))
    .limit(limit)
}

/** One mail of a station's outbox with its bodies, or null. */
export async function outboxMail(
  ctx: PlatformContext,
  { stationId, id }: { stationId: number; id: number },
): Promise<StoredMail | null> {
  const [mail] = await ctx.db
    .select()
    .from(mailOutbox)
    .where(withId(mailOutbox, { stationId }, id))
  return mail ?? null
}
