import { eq } from 'drizzle-orm'
import type { ApiContext } from '../../platform/context.ts'
import { inStation } from '../../platform/db/rows.ts'
import { participants } from '../access/tables.ts'
import { isUnopened } from './unopened.ts'

/** Whether the team brought the account of a mailbox: whoever proves the mailbox may open it, where one joins by invitation only, too. */
export async function isBrought({ db, station }: ApiContext, email: string | undefined): Promise<boolean> {
  if (email === undefined) return false
  const isTheirs = inStation(participants, { station }, eq(participants.email, email), isUnopened)
  return (await db.$count(participants, isTheirs)) > 0
}
