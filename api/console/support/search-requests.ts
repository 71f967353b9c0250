import { and, desc, eq, lt, type SQL, sql } from 'drizzle-orm'
import type { searchRequests as call } from '#contract/console/support/endpoints.ts'
import type { Answer, ParsedInput } from '#contract/endpoint.ts'
import { requireTeam } from '../../people/owner-changes/index.ts'
import type { ApiContext } from '../../platform/context.ts'
import { foundIn } from '../../platform/db/found-in.ts'
import { inStation, page } from '../../platform/db/rows.ts'
import { supportMessages } from '../../site/public/tables.ts'
import { requestRows, toRequest } from './request-rows.ts'

const perPage = 30

/** Messages to the station, newest first, page by page; found by number, or words of a name, an e-mail or a subject (SUP-03). */
export async function searchRequests(
  ctx: ApiContext,
  { search, state, before }: ParsedInput<typeof call>['query'],
): Promise<Answer<typeof call>> {
  await requireTeam(ctx)
  const { db } = ctx
  const ofStation = inStation(supportMessages, ctx)
  const open = await db.$count(supportMessages, and(ofStation, eq(supportMessages.state, 'open')))
  const { rows, last } = await page(
    requestRows(ctx)
      .where(
        and(
          ofStation,
          state && eq(supportMessages.state, state),
          search ? foundBy(search) : undefined,
          before === undefined ? undefined : lt(supportMessages.id, before),
        ),
      )
      .orderBy(desc(supportMessages.id)),
    perPage,
  )
  const list = rows.map(toRequest)
  return { list, next: last?.message.id ?? null, open }
}

function foundBy(search: string): SQL | undefined {
  if (/^\d{1,10}$/.test(search)) return eq(supportMessages.id, Number(search))
  const { name, email, subject } = supportMessages
  return foundIn(sql`search_text(${name} || ' ' || ${email} || ' ' || coalesce(${subject}, ''))`, search)
}
