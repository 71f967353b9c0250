import { sql } from 'drizzle-orm'
import { openWallets } from '../../../ledger/index.ts'
import { participants } from '../../../people/access/tables.ts'
import { queueInvitations } from '../../../people/imported/index.ts'
import type { ApiContext } from '../../../platform/context.ts'
import { inStation } from '../../../platform/db/rows.ts'
import { importParts } from './columns.ts'
import type { Judged } from './judge-lines.ts'
import type { FileLine, Pass, Written } from './part.ts'
import { importTexts } from './texts.ts'

/**
 * Writes what some lines came to, in the transaction of `ctx`: those who are new, without a password, those who are changed, and what else is
 * said of either; the new ones are invited where that is wanted. Who came by themselves in this instant is told as wrong.
 */
export async function writePeople(ctx: ApiContext, pass: Pass, judged: readonly Judged[]): Promise<void> {
  const { row } = pass
  const created = await create(ctx, judged)
  await change(ctx, judged)
  const known = judged.flatMap(({ line, outcome, person }) =>
    outcome === 'updated' && person ? [{ line, participantId: person.id }] : [],
  )
  for (const part of importParts) await part.write(ctx, pass, [...created, ...known])
  if (row.invites)
    await queueInvitations(
      ctx,
      created.map(({ participantId }) => participantId),
      { id: row.ownerId, name: row.ownerName },
    )
}

const asText = (value: unknown): string | null => (typeof value === 'string' ? value : null)

const rowOf = ({ station, ports }: ApiContext, { values }: FileLine) => ({
  stationId: station.id,
  name: asText(values.name) ?? '',
  email: asText(values.email) ?? '',
  cpf: asText(values.cpf),
  tel: asText(values.tel),
  birthday: asText(values.birthday),
  state: asText(values.state),
  city: asText(values.city),
  status: 'imported' as const,
  createdAt: ports.clock.now(),
})

async function create(ctx: ApiContext, judged: readonly Judged[]): Promise<Written[]> {
  const wanted = judged.filter(({ outcome }) => outcome === 'created')
  if (wanted.length === 0) return []
  const rows = await ctx.db
    .insert(participants)
    .values(wanted.map(({ line }) => rowOf(ctx, line)))
    .onConflictDoNothing()
    .returning({ id: participants.id, email: participants.email })
  const idOf = new Map(rows.map(({ id, email }) => [email, id]))
  await openWallets(ctx, [...idOf.values()])
  return wanted.flatMap((one) => {
    const participantId = idOf.get(asText(one.line.values.email) ?? '')
    if (participantId !== undefined) return [{ line: one.line, participantId }]
    one.outcome = 'wrong'
    one.line.problems.push({ column: null, text: importTexts.line.joined })
    return []
  })
}

/** All of them by one statement: a value that is not said stays. */
async function change({ db, station }: ApiContext, judged: readonly Judged[]): Promise<void> {
  const rows = judged.flatMap(({ outcome, person, changes }) =>
    outcome === 'updated' && person && Object.keys(changes).length > 0 ? [{ id: person.id, ...changes }] : [],
  )
  if (rows.length === 0) return
  await db.execute(sql`
    update ${participants} set
      name = coalesce(said.name, ${participants.name}),
      cpf = coalesce(${participants.cpf}, said.cpf),
      tel = coalesce(said.tel, ${participants.tel}),
      birthday = coalesce(said.birthday, ${participants.birthday}),
      state = coalesce(said.state, ${participants.state}),
      city = coalesce(said.city, ${participants.city})
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as said(id bigint, name text, cpf text, tel text, birthday date, state text, city text)
    where ${inStation(participants, { station }, sql`${participants.id} = said.id`)}`)
}
