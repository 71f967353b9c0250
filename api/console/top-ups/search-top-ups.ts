import { and, desc, eq, inArray, lt, type SQL } from 'drizzle-orm'
import type { TopUpState } from '#contract/commerce/top-ups/state.ts'
import type { searchTopUps as call } from '#contract/console/top-ups/endpoints.ts'
import type { Answer } from '#contract/endpoint.ts'
import { topUps } from '../../commerce/top-ups/tables.ts'
import { participants } from '../../people/access/tables.ts'
import { requireTeam } from '../../people/owner-changes/index.ts'
import type { ApiContext } from '../../platform/context.ts'
import { inStation, page } from '../../platform/db/rows.ts'
import { peopleFound } from '../people-found.ts'
import { isAsker, rowColumns, toRow } from './top-up-rows.ts'

type Query = {
  search?: string | undefined
  state?: TopUpState | 'to_confirm' | undefined
  before?: number | undefined
  limit: number
}

/** A transfer that an owner has to find on the station's account. */
export const toConfirm = and(eq(topUps.state, 'waiting'), eq(topUps.way, 'transfer'))

/** Requests for credits, newest first, page by page; found by number, CPF, or words of a name or an e-mail (WAL-01). */
export async function searchTopUps(ctx: ApiContext, query: Query): Promise<Answer<typeof call>> {
  const owner = await requireTeam(ctx)
  const { db, station } = ctx
  const ofStation = inStation(topUps, ctx)
  const waiting = await db.$count(topUps, and(ofStation, toConfirm))
  const instructions = station.config.topUp.transferInstructions
  const found = query.search ? await foundBy(ctx, query.search) : undefined
  if (found === null) return { list: [], next: null, waiting, instructions }
  const { state, before, limit } = query
  const { rows, last } = await page(
    db
      .select(rowColumns)
      .from(topUps)
      .innerJoin(participants, isAsker)
      .where(
        and(
          ofStation,
          found,
          state === 'to_confirm' ? toConfirm : state && eq(topUps.state, state),
          before ? lt(topUps.id, before) : undefined,
        ),
      )
      .orderBy(desc(topUps.id)),
    limit,
  )
  const list = rows.map((row) => toRow(ctx, owner, row))
  return { list, next: last?.topUp.id ?? null, waiting, instructions }
}

/** Which requests a text means; null: none. */
async function foundBy(ctx: ApiContext, search: string): Promise<SQL | undefined | null> {
  if (/^\d{1,10}$/.test(search)) return eq(topUps.id, Number(search))
  const people = await peopleFound(ctx, search)
  if (!people) return null
  return 'ids' in people ? inArray(topUps.participantId, people.ids) : people.where
}
