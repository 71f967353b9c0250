import { asc, inArray, ne, or } from 'drizzle-orm'
import { participants } from '../../../people/access/tables.ts'
import type { ApiContext } from '../../../platform/context.ts'
import { inStation } from '../../../platform/db/rows.ts'
import type { FileLine, ImportRow, KnownPerson, LineProblem } from './part.ts'
import { importTexts } from './texts.ts'

const texts = importTexts.line
const { columns: labels } = importTexts

export type Known = Record<'cpf' | 'email', Map<string, KnownPerson>>

const asText = (value: unknown): string[] => (typeof value === 'string' ? [value] : [])

/** Who is here of the people of some lines, by CPF and by e-mail; locked where they are to be written, in the order of their numbers (ADR 24). */
export async function findKnown(
  { db, station }: ApiContext,
  lines: readonly FileLine[],
  isLocked: boolean,
): Promise<Known> {
  const known: Known = { cpf: new Map(), email: new Map() }
  const cpfs = lines.flatMap(({ values }) => asText(values.cpf))
  const emails = lines.flatMap(({ values }) => asText(values.email))
  const either = [
    ...(cpfs.length > 0 ? [inArray(participants.cpf, cpfs)] : []),
    ...(emails.length > 0 ? [inArray(participants.email, emails)] : []),
  ]
  if (either.length === 0) return known
  const { id, name, email, cpf, tel, birthday, state, city, status } = participants
  const query = db
    .select({ id, name, email, cpf, tel, birthday, state, city, status })
    .from(participants)
    // Who registered and has not confirmed it is nobody yet.
    .where(inStation(participants, { station }, ne(status, 'inactive'), or(...either)))
    .orderBy(asc(id))
  for (const person of await (isLocked ? query.for('no key update') : query)) {
    known.email.set(person.email, person)
    if (person.cpf) known.cpf.set(person.cpf, person)
  }
  return known
}

export type Whom = { person: KnownPerson | null } | { wrong: LineProblem }

/**
 * Whom a line is about: nobody is taken for somebody else, and nobody's CPF or e-mail is changed by a file. Who has no CPF yet is found by
 * the e-mail. Pure.
 */
export function whomOf({ values }: FileLine, known: Known, key: ImportRow['key']): Whom {
  const [cpf] = asText(values.cpf)
  const [email] = asText(values.email)
  const byCpf = cpf === undefined ? undefined : known.cpf.get(cpf)
  const byEmail = email === undefined ? undefined : known.email.get(email)
  if (cpf === undefined && email === undefined) return { wrong: { column: null, text: texts.nobody } }
  const person = key === 'cpf' ? (byCpf ?? byEmail) : (byEmail ?? byCpf)
  if (!person) return { person: null }
  if (person.status === 'deleted') return { wrong: { column: null, text: texts.deleted } }
  if (cpf !== undefined && person.cpf !== null && person.cpf !== cpf)
    return { wrong: { column: labels.email, text: texts.emailOfOther } }
  if (byCpf && byEmail && byCpf.id !== byEmail.id)
    return { wrong: { column: labels.email, text: texts.emailOfOther } }
  if (key === 'email' && email !== undefined && person.email !== email)
    return { wrong: { column: labels.cpf, text: texts.cpfOfOther } }
  return { person }
}
