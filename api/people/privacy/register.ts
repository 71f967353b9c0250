import { eq, type getTableColumns } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { legalBases } from '#contract/people/privacy/bases.ts'
import type { RegisterEntry } from '#contract/people/privacy/endpoints.ts'
import type { ApiContext } from '../../platform/context.ts'
import { inStation, one, withId } from '../../platform/db/rows.ts'
import type { Kept, KeptPerson, KeptRows } from '../../platform/kept.ts'
import { rolesOf } from '../access/index.ts'
import { participants } from '../access/tables.ts'
import { mergedInto } from '../merges/index.ts'
import { auditLines } from '../owner-changes/tables.ts'

/** What all areas keep of people (ADR 159). */
export type Register = readonly Kept[]
export const registerOf = (areas: readonly { keeps?: readonly Kept[] }[]): Register =>
  areas.flatMap(({ keeps = [] }) => keeps)

/** Whether a station has what an entry tells of. Pure. */
export const isShown = ({ isOf }: Kept, { station }: Pick<ApiContext, 'station'>): boolean =>
  isOf?.(station.config) ?? true

/** An entry as people read it. Pure. */
export const toShown = ({ group, name, why, basis, howLong, stays }: Kept): RegisterEntry => ({
  ...{ group, name, why, basis: legalBases[basis], howLong, stays: stays ?? null },
})

/** The register as a member of the station reads it. Pure. */
export const shownRegister = (register: Register, ctx: Pick<ApiContext, 'station'>): RegisterEntry[] =>
  register.filter((entry) => isShown(entry, ctx)).map(toShown)

/**
 * How somebody is known in rows and texts of the station: by their own account, and by the words of those that were merged into it (PPL-12).
 * @throws not_found
 */
export async function keptPerson(ctx: ApiContext, id: number): Promise<KeptPerson> {
  const merged = await mergedInto(ctx, id)
  const row = await ctx.db
    .select()
    .from(participants)
    .where(withId(participants, ctx, id))
    .then(one())
  // One that they asked for is not theirs before both sides confirm it.
  const emails = [...new Set([row.email, ...merged.flatMap(({ email }) => email ?? [])])]
  const cpf = row.cpfConfirmedAt ? row.cpf : null
  const phones = [row.tel, ...merged.map(({ tel }) => tel)].flatMap(waysOfPhone)
  return {
    ...{ id, name: row.name, emails },
    cpf,
    marks: [...new Set([...emails, ...[cpf, ...merged.map((one) => one.cpf)].flatMap(waysOfCpf), ...phones])],
    isOfTeam: await wasOfTeam(ctx, row),
  }
}

/** Whether they look after the station, or ever did something in it: then their name stands beside what they did. */
async function wasOfTeam(ctx: ApiContext, row: typeof participants.$inferSelect): Promise<boolean> {
  if (rolesOf(row).length > 0) return true
  const theirs = inStation(auditLines, ctx, eq(auditLines.participantId, row.id))
  return (await ctx.db.$count(auditLines, theirs)) > 0
}

/** As digits, and as people write it. Pure. */
function waysOfCpf(cpf: string | null): string[] {
  return cpf ? [cpf, cpf.replace(/^(\d{3})(\d{3})(\d{3})(\d{2})$/, '$1.$2.$3-$4')] : []
}

/** The same; what is too short to be somebody's alone is none. Pure. */
function waysOfPhone(tel: string | null): string[] {
  const digits = (tel ?? '').replace(/\D/g, '')
  if (!tel || digits.length < 10) return []
  const written = digits.replace(/^(\d{2})(\d{4,5})(\d{4})$/, '($1) $2-$3')
  return [...new Set([tel, digits, written])]
}

/**
 * A person by each number of theirs: what stayed under that of an account that was merged into another one is theirs, too (PPL-12). Their own one last:
 * it knows of the others.
 */
export async function byEachNumber(ctx: ApiContext, person: KeptPerson): Promise<KeptPerson[]> {
  const merged = await mergedInto(ctx, person.id)
  return [...merged.map(({ endedId, name }) => ({ ...person, id: endedId, name })), person]
}

/** The rows of a person in one table of the register; null: there can be none. */
export function rowsOf(ctx: ApiContext, { table, whose }: KeptRows, person: KeptPerson) {
  const theirs = whose(person, ctx)
  return theirs ? inStation(table, ctx, theirs) : null
}

/** Reads what of their rows somebody takes along, by its words. */
export async function readCopy(
  ctx: ApiContext,
  rows: KeptRows,
  person: KeptPerson,
): Promise<Record<string, unknown>[]> {
  const theirs = rowsOf(ctx, rows, person)
  if (!rows.copy || !theirs) return []
  const found = await ctx.db
    .select(rows.copy as ReturnType<typeof getTableColumns>)
    .from(rows.table as PgTable)
    .where(theirs)
  return found
}
