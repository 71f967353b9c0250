import { type Column, getTableColumns, getTableName, is, sql } from 'drizzle-orm'
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core'
import { expect, test } from 'vitest'
import { apiWorld } from '#tests/fixtures/api-world.ts'
import { everythingStored, isOurs } from '#tests/fixtures/card-secrets.ts'
import { addMember } from '#tests/fixtures/member.ts'
import { plantPerson } from '#tests/fixtures/planted-person.ts'
import { areas } from '../../../areas.ts'
import { participants } from '../../../people/access/tables.ts'
import { inTransaction } from '../../../platform/context.ts'

const world = apiWorld()

/** Numbers of people, by how columns are called that no key of the database leads from. */
const ofPeople =
  /^(participantId|inviterId|invitedId|invitedById|readerId|ownerId|byId|firstBy|decidedBy|askedBy|redeemedById|endedId)$/

const modules = import.meta.glob('../../../**/tables.ts', { eager: true })
const tables = [
  ...new Set(
    Object.values(modules).flatMap((module) =>
      Object.values(module as object).filter((one): one is PgTable => is(one, PgTable)),
    ),
  ),
]
const carries = areas.flatMap(({ carries = [] }) => carries)
const nameOf = (table: PgTable, column: Column) => `${getTableName(table)}.${column.name}`

/** The columns of a table that say who somebody is. */
function whoIn(table: PgTable): Column[] {
  const named = Object.entries(getTableColumns(table)).filter(([name]) => ofPeople.test(name))
  const keyed = getTableConfig(table)
    .foreignKeys.map((key) => key.reference())
    .filter(({ foreignTable }) => foreignTable === participants)
    .flatMap(({ columns }) => columns.filter(({ name }) => name !== 'stationId'))
  return [...new Set([...named.map(([, column]) => column), ...keyed])]
}

test('PPL-12 ADR 166 each column that says who somebody is has its area say what becomes of it, once', () => {
  const known = carries.map(({ table, column }) => nameOf(table, column))
  const missing = tables.flatMap((table) => whoIn(table).map((column) => nameOf(table, column)))
  expect(missing.length).toBeGreaterThan(60)
  expect(missing.filter((one) => !known.includes(one))).toEqual([])
  expect([...new Set(known)]).toEqual(known)
})

/** What was answered, in secret too, hangs on no number of a person: a merge moves nothing of it (ADR 91, ADR 147). */
const secrets = async () =>
  (await everythingStored(world)).filter(({ table }) => /research_(responses|answers|sealed)/.test(table))

/** What goes on saying the number of an account that ended, and why. */
const meant = [
  // Who did what for the station, under the number of then.
  'access_lines.reader_id',
  'appointments.decided_by',
  'audit_lines.participant_id',
  'case_imports.owner_id',
  'duplicate_dismissals.by_id',
  'people_acts.by_id',
  'data_requests.answered_by_id',
  'people_acts.decided_by',
  'people_imports.owner_id',
  'person_invitations.by_id',
  'person_notes.by_id',
  'point_acts.asked_by',
  'point_acts.decided_by',
  'support_answers.by_id',
  'top_ups.decided_by',
  'top_ups.first_by',
  'vouchers.redeemed_by_id',
  'account_merges.by_id',
  // The books.
  'ledger_accounts.participant_id',
  // Both have one: links that others hold, what each was given.
  'invitations.invited_id',
  'plan_rewards.participant_id',
  'share_links.participant_id',
  'short_links.participant_id',
  // Itself.
  'participants.id',
]

test('PPL-12 after a merge nothing says the old account but what is meant to, also where both have the same', async () => {
  const station = await world.station({ content: { activities: [{ id: 7, type: 16, name: 'Carta' }] } })
  // A number that stands nowhere by chance.
  const ends = await addMember(world, station, { id: 7_654_321, name: 'Ana Prado' })
  const stays = await addMember(world, station, { id: 7_654_322, name: 'Ana L. Prado' })
  const all = [...new Set(carries.map(({ table }) => table))].filter(
    (table) => !/^(participants|ledger_accounts)$/.test(getTableName(table)),
  )
  const words = { email: 'ana@exemplo.com.br', cpf: '52998224725', tel: '11987654321' }
  const planted = { ...words, stationId: station.id, id: ends.id, name: 'Ana Prado', otherId: stays.id }
  await plantPerson(world, all, planted)
  // What both have: the same like, tag, field, block, month.
  await plantPerson(world, all, { ...planted, id: stays.id, otherId: ends.id })
  await world.database.rawSql(`update privacy_requests set kind = 'copy', state = 'done'`)
  await world.database.rawSql(`update subscriptions set state = 'ended'`)
  const ctx = world.context(station)
  const before = await secrets()
  await inTransaction(ctx, async (inner) => {
    await inner.db.execute(sql`set local session_replication_role = replica`)
    const merge = { fromId: ends.id, toId: stays.id, reason: 'Repetida' }
    for (const { carry } of carries) await carry(inner, merge)
  })
  const found = (await everythingStored(world)).filter(isOurs).flatMap(({ table, row }) =>
    Object.entries(JSON.parse(row) as object)
      .filter(([, value]) => value === ends.id)
      .map(([column]) => `${table.replace('public.', '').replaceAll('"', '')}.${column}`),
  )
  expect([...new Set(found)].filter((one) => !meant.includes(one))).toEqual([])
  expect(found).toContain('audit_lines.participant_id')
  expect(await secrets()).toEqual(before)
})
