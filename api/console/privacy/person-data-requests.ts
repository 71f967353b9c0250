import { desc, eq, lt, ne } from 'drizzle-orm'
import type { listPersonDataRequests as call } from '#contract/console/privacy/endpoints.ts'
import type { Answer, ParsedInput } from '#contract/endpoint.ts'
import { requireTeam } from '../../people/owner-changes/index.ts'
import { dataRequests } from '../../people/privacy/tables.ts'
import type { ApiContext } from '../../platform/context.ts'
import { inStation, page } from '../../platform/db/rows.ts'
import { personInStation } from '../people/person/get-person.ts'
import { toHead } from './data-request-rows.ts'

type Asked = ParsedInput<typeof call>['params'] & ParsedInput<typeof call>['query']

/** A page of what somebody asked by the law, newest first (PPL-09, PPL-32). @throws forbidden, not_found */
export async function listPersonDataRequests(
  ctx: ApiContext,
  { id, before, limit }: Asked,
): Promise<Answer<typeof call>> {
  await requireTeam(ctx)
  await personInStation(ctx, id)
  const { participantId, state } = dataRequests
  const older = before ? lt(dataRequests.id, before) : undefined
  const query = ctx.db
    .select()
    .from(dataRequests)
    .where(inStation(dataRequests, ctx, eq(participantId, id), ne(state, 'unproved'), older))
    .orderBy(desc(dataRequests.id))
  const { rows, last } = await page(query, limit)
  const now = ctx.ports.clock.now()
  return { list: rows.map((row) => toHead(row, now)), next: last?.id ?? null }
}
