import { formatCpf } from '@brazilian-utils/brazilian-utils/format-cpf'
import { writeDate } from '#contract/real-date.ts'
import { shapeOf, writeWhole } from '#contract/typed-shapes.ts'

type Person = {
  [Name in 'email' | 'cpf' | 'name' | 'tel' | 'birthday' | 'state' | 'city']?: string | null | undefined
}

/** Writes stored values as people do: in their shapes (VAL-07), dates with the day first. Missing ones are left out. */
export function personDefaults(person: Person): Record<string, string> {
  const shown = {
    ...person,
    cpf: person.cpf && formatCpf(person.cpf),
    tel: person.tel && writeWhole(shapeOf('phone'), person.tel),
    birthday: person.birthday && writeDate(person.birthday),
  }
  const present = Object.entries(shown).filter((entry): entry is [string, string] => Boolean(entry[1]))
  return Object.fromEntries(present)
}
