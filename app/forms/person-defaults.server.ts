import { formatCpf } from '@brazilian-utils/brazilian-utils/format-cpf'
import { writeDate } from '#contract/real-date.ts'

type Person = {
  [Name in 'email' | 'cpf' | 'name' | 'tel' | 'birthday' | 'state' | 'city']?: string | null | undefined
}

/** Stored values as people write them: with masks, dates with the day first. What is missing is left out. */
export function personDefaults(person: Person): Record<string, string> {
  const shown = {
    ...person,
    cpf: person.cpf && formatCpf(person.cpf),
    tel: person.tel && writePhone(person.tel),
    birthday: person.birthday && writeDate(person.birthday),
  }
  const present = Object.entries(shown).filter((entry): entry is [string, string] => Boolean(entry[1]))
  return Object.fromEntries(present)
}

/** (99) 9 9999-9999, the mask of the specification, or (99) 9999-9999 (VAL-07, GAP-30); anything else as it is. */
const writePhone = (digits: string): string =>
  digits.replace(/^(..)(.)(....)(....)$/, '($1) $2 $3-$4').replace(/^(..)(....)(....)$/, '($1) $2-$3')
