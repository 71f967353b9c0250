import { getTableColumns, getTableName, is } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'
import { expect, test } from 'vitest'
import { areas } from '../../areas.ts'
import { registerOf } from './register.ts'

/** A column that says who somebody is, or bears the name of one. */
const personal =
  /^(participantId|participationId|inviterId|invitedId|invitedById|readerId|readerName|email|to|cpf|tel|phone|userAgent|holderName|wanted|who|byId|byName|ownerName|askedBy|decidedBy|doneBy|usedBy|undoneBy|deliveredBy|updatedBy|publishedBy|answeredBy|answeredById|heldById|heldByName)$/

/** Tables with such a column that are of nobody, and why. */
const ofNobody: Record<string, string> = {
  donation_totals: 'sums of an activity',
}

const modules = import.meta.glob('../../**/tables.ts', { eager: true })
const tables = [
  ...new Set(
    Object.values(modules).flatMap((module) =>
      Object.values(module as object).filter((one): one is PgTable => is(one, PgTable)),
    ),
  ),
]

test('PPL-28 each table that says who somebody is has its entry in the register', () => {
  const register = registerOf(areas)
  const known = new Set(register.flatMap(({ rows }) => rows.map(({ table }) => getTableName(table))))
  const missing = tables
    .filter((table) => Object.keys(getTableColumns(table)).some((column) => personal.test(column)))
    .map((table) => getTableName(table))
    .filter((name) => !known.has(name) && !(name in ofNobody))
  expect(tables.length).toBeGreaterThan(90)
  expect(missing).toEqual([])
})

test('PPL-28 PPL-31 an entry says why and for how long; what stays is told, and what is not told goes', () => {
  const register = registerOf(areas)
  expect(new Set(register.map(({ name }) => name)).size).toBe(register.length)
  for (const { name, why, howLong, stays, rows } of register) {
    expect(
      [why, howLong].every((text) => text.endsWith('.')),
      name,
    ).toBe(true)
    const left = rows.filter(({ onDeletion }) => onDeletion !== 'erased')
    // Names of the team beside what they did are no rows of theirs.
    if (left.some(({ copy }) => copy)) expect(stays, name).toBeDefined()
    if (stays) expect(left, name).not.toEqual([])
  }
})
