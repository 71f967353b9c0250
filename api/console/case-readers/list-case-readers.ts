import { and, desc, eq, exists, isNotNull, isNull, lt } from 'drizzle-orm'
import type { listCaseReaders as call } from '#contract/console/case-readers/endpoints.ts'
import type { Answer, ParsedInput } from '#contract/endpoint.ts'
import { participants } from '../../people/access/tables.ts'
import { requireTeam } from '../../people/owner-changes/index.ts'
import type { ApiContext } from '../../platform/context.ts'
import { inStation, page } from '../../platform/db/rows.ts'
import { serviceCases } from '../../services/consultancies/tables.ts'
import { requireOption } from '../../stations/registry/index.ts'
import { notePeopleFound } from '../cases/note-people-found.ts'
import { isOwnCase } from '../own-areas.ts'

const perPage = 24

/** Accounts whose CPF has cases, newest first: as many queries, however many there are; who reads it leaves a line (GAP-93). @throws forbidden, not_found */
export async function listCaseReaders(
  ctx: ApiContext,
  { confirmed, before }: ParsedInput<typeof call>['query'],
): Promise<Answer<typeof call>> {
  requireOption(ctx, 'unionServices')
  const reader = await requireTeam(ctx)
  const { id, name, email, cpf, createdAt, cpfConfirmedAt } = participants
  const { rows, last } = await page(
    ctx.db
      .select({ id, name, email, cpf, createdAt, confirmedAt: cpfConfirmedAt })
      .from(participants)
      .where(
        and(
          hasCases(ctx),
          confirmed === 'yes' ? isNotNull(cpfConfirmedAt) : isNull(cpfConfirmedAt),
          before ? lt(id, before) : undefined,
        ),
      )
      .orderBy(desc(id)),
    perPage,
  )
  const waiting = await ctx.db.$count(participants, and(hasCases(ctx), isNull(cpfConfirmedAt)))
  const list = rows.map(({ cpf, createdAt, confirmedAt, ...row }) => ({
    ...row,
    cpf: cpf ?? '',
    createdAt: createdAt.toISOString(),
    confirmedAt: confirmedAt?.toISOString() ?? null,
  }))
  await notePeopleFound(ctx, { reader, cpfs: list.map(({ cpf }) => cpf) })
  return { list, next: last?.id ?? null, waiting }
}

/** Accounts that somebody may log in to, with cases of their own CPF in an area of the caller's. */
export const hasCases = ({ db, station, actor }: ApiContext) =>
  inStation(
    participants,
    { station },
    eq(participants.status, 'active'),
    exists(
      db
        .select({ id: serviceCases.id })
        .from(serviceCases)
        .where(
          inStation(serviceCases, { station }, eq(serviceCases.cpf, participants.cpf), isOwnCase({ actor })),
        ),
    ),
  )
