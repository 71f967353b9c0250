import {
  type MergeChoices,
  type MergedField,
  type MergeSide,
  mergedFields,
} from '#contract/console/people/merge/schemas.ts'
import type { AccountRow } from './two-accounts.ts'

type Rows = { stays: AccountRow; ends: AccountRow }

/** What a field of the form is of a row: the same in both, there is nothing to choose. */
const valueIn: Record<MergedField, (row: AccountRow) => string | null> = {
  name: ({ name }) => name,
  email: ({ email }) => email,
  cpf: ({ cpf }) => cpf,
  phone: ({ tel }) => tel,
  birthday: ({ birthday }) => birthday,
  place: ({ state, city }) => (state || city ? JSON.stringify([state, city]) : null),
  image: ({ image }) => image,
}

/** In which fields two accounts differ. Pure. */
export const differingFields = ({ stays, ends }: Rows): MergedField[] =>
  mergedFields.filter((field) => valueIn[field](stays) !== valueIn[field](ends))

/** Where each value is taken of if nobody says: of the account that stays, unless only the other has one. Pure. */
export function usualSides({ stays, ends }: Rows): Record<MergedField, MergeSide> {
  const side = (field: MergedField): MergeSide =>
    valueIn[field](stays) === null && valueIn[field](ends) !== null ? 'ends' : 'stays'
  return {
    ...{ name: side('name'), email: side('email'), cpf: side('cpf'), phone: side('phone') },
    ...{ birthday: side('birthday'), place: side('place'), image: side('image') },
  }
}

/** What the account that stays becomes: each field of the one or the other, with what is known of it; as old as the older of them. Pure. */
export function mergedData(rows: Rows, choices: MergeChoices) {
  const usual = usualSides(rows)
  const from = (field: MergedField): AccountRow => rows[choices[field] ?? usual[field]]
  const { stays, ends } = rows
  const { cpf, cpfConfirmedAt, cpfTypedAt } = from('cpf')
  const { birthday, birthdayTypedAt } = from('birthday')
  const { state, city } = from('place')
  const seen = [stays.lastSeenAt, ends.lastSeenAt].flatMap((at) => at?.getTime() ?? [])
  return {
    ...{ name: from('name').name, tel: from('phone').tel },
    // Proved is a mailbox, not an account.
    ...{ email: from('email').email, emailProvedAt: from('email').emailProvedAt },
    ...{ cpf, cpfTypedAt, birthday, birthdayTypedAt, state, city, image: from('image').image },
    // The same number, said of either.
    cpfConfirmedAt: stays.cpf === ends.cpf ? (stays.cpfConfirmedAt ?? ends.cpfConfirmedAt) : cpfConfirmedAt,
    createdAt: new Date(Math.min(stays.createdAt.getTime(), ends.createdAt.getTime())),
    lastSeenAt: seen.length > 0 ? new Date(Math.max(...seen)) : null,
    firstLogin: stays.firstLogin && ends.firstLogin,
    briefingDone: stays.briefingDone || ends.briefingDone,
  }
}

/**
 * What of two accounts is in no row any more, and was known to be their person's: a mailbox that nobody proved and a CPF that nobody confirmed may be
 * somebody else's (ADR 35, GAP-93). Pure.
 */
export function formerWords({ stays, ends }: Rows, after: ReturnType<typeof mergedData>) {
  const other = <T>(of: (row: AccountRow) => T, kept: T): T => (of(stays) === kept ? of(ends) : of(stays))
  const mailboxOf = ({ email, status }: AccountRow) => (status === 'inactive' ? null : email)
  const cpfOf = ({ cpf, cpfConfirmedAt }: AccountRow) => (cpfConfirmedAt ? cpf : null)
  return {
    name: other(({ name }) => name, after.name),
    email: other(mailboxOf, after.email),
    cpf: other(cpfOf, after.cpf),
    tel: other(({ tel }) => tel, after.tel),
  }
}
