import { and, desc, eq, lt, sql } from 'drizzle-orm'
import type { listListed as call } from '#contract/console/affiliates/endpoints.ts'
import type { ListedInput } from '#contract/console/affiliates/schemas.ts'
import type { Answer, ParsedInput } from '#contract/endpoint.ts'
import { coveredCpf } from '../../people/access/index.ts'
import { participants } from '../../people/access/tables.ts'
import { affiliates, listedSearch } from '../../people/onboarding/tables.ts'
import { requireTeam } from '../../people/owner-changes/index.ts'
import type { ApiContext } from '../../platform/context.ts'
import { foundIn, tellingWords } from '../../platform/db/found-in.ts'
import { inStation, page, withId } from '../../platform/db/rows.ts'
import { ApiError } from '../../platform/errors.ts'
import { changePart, type OwnerPart } from '../entries/owner-part.ts'
import { listedTexts as texts } from './texts.ts'

/** The list is changed by one after the other. */
export const listPart: OwnerPart = { locks: ['entries:listed-people'], isPublic: false }

const perPage = 24

/** Who is on the list, the newest first, each page from where the one before ended (PPL-16). @throws forbidden */
export async function listListed(
  ctx: ApiContext,
  { search, before }: ParsedInput<typeof call>['query'],
): Promise<Answer<typeof call>> {
  await requireTeam(ctx)
  const isMeant = inStation(affiliates, ctx, search ? foundBy(search) : undefined)
  const isTheirs = inStation(
    participants,
    affiliates,
    and(eq(participants.cpf, affiliates.cpf), sql`${participants.status} <> 'inactive'`),
  )
  const [total, { rows, last }] = await Promise.all([
    ctx.db.$count(affiliates, isMeant),
    page(
      ctx.db
        .select({ row: affiliates, personId: participants.id })
        .from(affiliates)
        .leftJoin(participants, isTheirs)
        .where(and(isMeant, before ? lt(affiliates.id, before) : undefined))
        .orderBy(desc(affiliates.id)),
      perPage,
    ),
  ])
  return {
    list: rows.map(({ row, personId }) => ({
      ...{ id: row.id, name: row.name, email: row.email, phone: row.tel, birthday: row.birthday, personId },
      cpf: coveredCpf(row.cpf),
    })),
    total,
    next: last?.row.id ?? null,
  }
}

/** Words of a name or an e-mail, or digits of a CPF with and without its dots. */
function foundBy(search: string) {
  const plain = /^[\s./-]*\d[\s\d./-]*$/.test(search) ? search.replace(/\D/g, '') : search
  const telling = tellingWords(plain)
  return telling ? foundIn(listedSearch(affiliates), telling) : sql`false`
}

/** Puts somebody on the list. @throws forbidden, invalid_input beside the CPF of who is on it */
export function addListed(ctx: ApiContext, { cpf, name, ...facts }: ListedInput): Promise<{ id: number }> {
  return changePart(ctx, listPart, {}, async (ctx) => {
    const { phone: tel = null, email = null, birthday = null } = facts
    const [row] = await ctx.db
      .insert(affiliates)
      .values({ stationId: ctx.station.id, cpf, name: name ?? '', email, tel, birthday })
      .onConflictDoNothing()
      .returning({ id: affiliates.id })
    if (!row) throw ApiError.fields({ cpf: texts.there })
    const after = { name: name || coveredCpf(cpf) }
    return { done: { what: 'listed.add', part: `listed:${row.id}`, after }, answer: () => row }
  })
}

/** Takes somebody off the list; their account stays. Twice is once. @throws forbidden */
export function removeListed(ctx: ApiContext, id: number): Promise<{ id: number }> {
  return changePart(ctx, listPart, {}, async (ctx) => {
    const [gone] = await ctx.db
      .delete(affiliates)
      .where(withId(affiliates, ctx, id))
      .returning({ name: affiliates.name, cpf: affiliates.cpf })
    const outcome = { answer: () => ({ id }) }
    if (!gone) return outcome
    const before = { name: gone.name || coveredCpf(gone.cpf) }
    return { ...outcome, done: { what: 'listed.remove', part: `listed:${id}`, before } }
  })
}
