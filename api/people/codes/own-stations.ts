import { and, asc, eq, isNotNull, or, sql } from 'drizzle-orm'
import type { AnswerInput } from '#contract/endpoint.ts'
import type { listOwnStations as call, OwnStation } from '#contract/people/codes/endpoints.ts'
import type { ApiContext } from '../../platform/context.ts'
import { acrossStations } from '../../platform/db/across-stations.ts'
import type { ApiDeps } from '../../platform/deps.ts'
import { stationUrl } from '../../stations/registry/index.ts'
import { rolesOf } from '../access/index.ts'
import { participants } from '../access/tables.ts'
import { personOf } from './own-codes.ts'

const most = 100
const { role, roles, email, status, emailProvedAt, stationId } = participants
/** As the index of the team's e-mails has it. */
const isOfTeam = or(eq(role, 'owner'), sql`cardinality(${roles}) > 0`)

/**
 * The stations of this installation whose team an e-mail belongs to (PPL-25). Only a proved one is looked for, and only where it is proved, too:
 * what a team wrote into an account of its station says nothing of other stations. Nothing is opened by it: each has its own log-in (ADR 165).
 */
export async function listOwnStations(
  ctx: ApiContext,
  { stations, urls }: Pick<ApiDeps, 'stations' | 'urls'>,
): Promise<AnswerInput<typeof call>> {
  const person = await personOf(ctx)
  if (person.emailProvedAt === null) return { isProved: false, email: person.email, stations: [] }
  const rows = await acrossStations(
    async () =>
      await ctx.db
        .select({ stationId, role, roles })
        .from(participants)
        .where(and(eq(email, person.email), eq(status, 'active'), isNotNull(emailProvedAt), isOfTeam))
        .orderBy(asc(stationId))
        .limit(most),
  )
  const found = await Promise.all(
    rows.map(async (row): Promise<OwnStation[]> => {
      const station = await stations.byId(row.stationId)
      if (!station) return []
      const isHere = row.stationId === ctx.station.id
      const url = stationUrl(station, urls)
      return [{ id: station.id, name: station.config.name, roles: [...rolesOf(row)], isHere, url }]
    }),
  )
  return { isProved: true, email: person.email, stations: found.flat() }
}
