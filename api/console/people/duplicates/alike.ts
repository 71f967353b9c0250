import { and, isNotNull, ne, type SQL, sql } from 'drizzle-orm'
import type { DuplicateKind } from '#contract/console/people/merge/schemas.ts'
import { participants, phoneDigits, plainOrder } from '../../../people/access/tables.ts'

const { name, birthday, cpf, tel, status } = participants
const isThere = ne(status, 'deleted')

/**
 * By what two people are alike, each by an index of its own (`participants_same_phone`, `participants_same_birth`, `participants_by_cpf`): two keys,
 * the second the same for all where one is enough.
 */
export const alikeBy: Record<DuplicateKind, { keys: [SQL, SQL]; isMeant: SQL | undefined }> = {
  phone: {
    keys: [phoneDigits(tel), sql`''`],
    // Less is nobody's number.
    isMeant: and(isThere, isNotNull(tel), sql`length(${phoneDigits(tel)}) >= 10`),
  },
  birth: {
    keys: [plainOrder(name), sql`${birthday}`],
    isMeant: and(isThere, isNotNull(birthday)),
  },
  cpf: { keys: [sql`${cpf}`, sql`''`], isMeant: and(isThere, isNotNull(cpf)) },
}
