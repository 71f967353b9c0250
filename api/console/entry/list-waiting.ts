import { and, asc, sql } from 'drizzle-orm'
import type { listWaiting as call } from '#contract/console/entry/endpoints.ts'
import type { Answer, ParsedInput } from '#contract/endpoint.ts'
import { coveredCpf } from '../../people/access/index.ts'
import { participants } from '../../people/access/tables.ts'
import { requireTeam } from '../../people/owner-changes/index.ts'
import type { ApiContext } from '../../platform/context.ts'
import { page, withId } from '../../platform/db/rows.ts'
import { peopleFoundBy } from '../people/people-found-by.ts'

const perPage = 24

/** Who waits for the team, the longest first, each page from where the one before ended (PPL-15). @throws forbidden */
export async function listWaiting(
  ctx: ApiContext,
  { search, after }: ParsedInput<typeof call>['query'],
): Promise<Answer<typeof call>> {
  await requireTeam(ctx)
  const { askedAt, id } = participants
  const isMeant = peopleFoundBy(ctx, { status: 'pending', ...(search && { search }) })
  const [total, { rows, last }] = await Promise.all([
    ctx.db.$count(participants, isMeant),
    page(
      ctx.db
        .select()
        .from(participants)
        .where(and(isMeant, after ? isBehind(ctx, after) : undefined))
        .orderBy(asc(askedAt), asc(id)),
      perPage,
    ),
  ])
  return { list: rows.map(toWaiting), total, next: last?.id ?? null }
}

function isBehind({ db, station }: ApiContext, after: number) {
  const { askedAt, id } = participants
  const them = db
    .select({ askedAt, id })
    .from(participants)
    .where(withId(participants, { station }, after))
  return sql`(${askedAt}, ${id}) > (${them})`
}

const toWaiting = (row: typeof participants.$inferSelect) => ({
  ...{ id: row.id, name: row.name, email: row.email, image: row.image, phone: row.tel },
  ...{ birthday: row.birthday, city: row.city, state: row.state, note: row.askedNote },
  cpf: row.cpf && coveredCpf(row.cpf),
  askedAt: (row.askedAt ?? row.createdAt).toISOString(),
  refusedBefore: row.refusedReason,
})
