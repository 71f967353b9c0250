import { eq } from 'drizzle-orm'
import type { ApiContext } from '../../platform/context.ts'
import { inStation } from '../../platform/db/rows.ts'
import { ownKeyOf, releaseKeys } from '../../platform/files/index.ts'
import { accountabilityDocuments as documents } from '../../services/accountability/tables.ts'
import { downloads } from '../../services/downloads/tables.ts'

/** Has the file of a document deleted once nothing names it any more, in the transaction that took its name away (SEC-106). */
export async function releaseFile(ctx: ApiContext, stored: string): Promise<void> {
  const { db, station } = ctx
  if (!ownKeyOf(station.id, stored)) return
  const named =
    (await db.$count(downloads, inStation(downloads, ctx, eq(downloads.file, stored)))) +
    (await db.$count(documents, inStation(documents, ctx, eq(documents.file, stored))))
  if (named === 0) await releaseKeys(ctx, [stored])
}
