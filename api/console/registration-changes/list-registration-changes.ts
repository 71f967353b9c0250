import { and, desc, isNotNull, isNull, lt } from 'drizzle-orm'
import type { listRegistrationChanges as call } from '#contract/console/registration-changes/endpoints.ts'
import type { Answer, ParsedInput } from '#contract/endpoint.ts'
import { participants } from '../../people/access/tables.ts'
import { requireTeam } from '../../people/owner-changes/index.ts'
import { registrationChanges } from '../../people/registration-changes/tables.ts'
import type { ApiContext } from '../../platform/context.ts'
import { inStation, page, withId } from '../../platform/db/rows.ts'
import { requireOption } from '../../stations/registry/index.ts'

const perPage = 30

/** What members want changed in the register, newest first, page by page: what waits, or what is done (PLS-07). @throws not_found where no register is kept */
export async function listRegistrationChanges(
  ctx: ApiContext,
  { done, before }: ParsedInput<typeof call>['query'],
): Promise<Answer<typeof call>> {
  await requireTeam(ctx)
  requireOption(ctx, 'preRegistration')
  const { db } = ctx
  const { stationId, id, doneAt, participantId } = registrationChanges
  const ofStation = inStation(registrationChanges, ctx)
  const waiting = await db.$count(registrationChanges, and(ofStation, isNull(doneAt)))
  const { rows, last } = await page(
    db
      .select({
        request: registrationChanges,
        person: { id: participants.id, name: participants.name, cpf: participants.cpf },
      })
      .from(registrationChanges)
      .innerJoin(participants, withId(participants, { stationId }, participantId))
      .where(
        and(
          ofStation,
          done === 'yes' ? isNotNull(doneAt) : isNull(doneAt),
          before === undefined ? undefined : lt(id, before),
        ),
      )
      .orderBy(desc(id)),
    perPage,
  )
  const list = rows.map(({ request, person }) => ({
    ...{ id: request.id, person, wanted: request.wanted, doneBy: request.doneBy },
    createdAt: request.createdAt.toISOString(),
    doneAt: request.doneAt?.toISOString() ?? null,
  }))
  return { list, next: last?.request.id ?? null, waiting }
}
