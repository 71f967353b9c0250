import type { participants } from './tables.ts'

type Person = Pick<
  typeof participants.$inferSelect,
  'cpf' | 'birthday' | 'cpfTypedAt' | 'birthdayTypedAt' | 'cpfConfirmedAt'
>

/** Whether a payment may say the CPF or birthday of a person: it is missing, or came with a payment before and no owner confirmed it (GAP-156). Pure. */
export function isOfPayments(person: Person, name: 'cpf' | 'birthday'): boolean {
  if (!person[name]) return true
  return name === 'birthday'
    ? person.birthdayTypedAt !== null
    : person.cpfTypedAt !== null && person.cpfConfirmedAt === null
}
