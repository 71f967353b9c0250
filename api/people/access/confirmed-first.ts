import { desc, sql } from 'drizzle-orm'
import { participants } from './tables.ts'

/**
 * The order in which accounts of one e-mail or CPF are meant: the one that is confirmed, else the newest of those that
 * wait for their confirmation (ADR 0035).
 */
export const confirmedFirst = [
  sql`${participants.status} = 'inactive'`,
  desc(participants.createdAt),
  desc(participants.id),
]
