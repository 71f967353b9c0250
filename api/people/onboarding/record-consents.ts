import type { ApiContext } from '../../platform/context.ts'
import { consents } from './tables.ts'

type Document = typeof consents.$inferInsert.document

/** Notes what somebody agreed to, in the version the station has today, at this moment. Twice is once (GAP-32). */
export async function recordConsents(
  { db, station, ports }: ApiContext,
  participantId: number,
  documents: readonly Document[],
): Promise<void> {
  if (documents.length === 0) return
  const { termsUpdatedAt, privacyUpdatedAt } = station.config.legal
  const acceptedAt = ports.clock.now()
  await db
    .insert(consents)
    .values(
      documents.map((document) => ({
        stationId: station.id,
        participantId,
        document,
        version: document === 'privacy' ? privacyUpdatedAt : termsUpdatedAt,
        acceptedAt,
      })),
    )
    .onConflictDoNothing()
}
