import { eq } from 'drizzle-orm'
import type { ApiContext } from '../../platform/context.ts'
import { inStation } from '../../platform/db/rows.ts'
import { consents } from './tables.ts'

/** Whether somebody ever agreed to the terms here; in which version, `consents` says (GAP-32). */
export async function hasAcceptedTerms({ db, station }: ApiContext, participantId: number): Promise<boolean> {
  const [row] = await db
    .select({ id: consents.id })
    .from(consents)
    .where(
      inStation(
        consents,
        { station },
        eq(consents.participantId, participantId),
        eq(consents.document, 'terms'),
      ),
    )
    .limit(1)
  return row !== undefined
}
