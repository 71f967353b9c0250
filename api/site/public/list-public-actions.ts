import { asc, desc, sql } from 'drizzle-orm'
import type { AnswerInput } from '#contract/endpoint.ts'
import type { listPublicActions as call } from '#contract/site/public/endpoints.ts'
import { windowOf } from '../../activities/participation/index.ts'
import { activities } from '../../activities/participation/tables.ts'
import type { ApiContext } from '../../platform/context.ts'
import { rememberPerRevision } from '../../stations/registry/index.ts'
import { earlier, isOpenAt, nextEdge, nextEdgeOfAll } from './next-edge.ts'
import { cardColumns, publicOf, toPublicAction } from './public-action.ts'

/** Cards a visitor is shown at most; the rest wait behind sign-up. */
const maxCards = 24

type Answer = AnswerInput<typeof call>

/** An answer is the same for everybody until the next window opens or closes. */
const latest = rememberPerRevision(
  async (): Promise<{ since: Date; answer: Answer } | Record<string, never>> => ({}),
  () => maxCards,
)

/** Published public activities by priority, those one may take part in now before all others (PUB-06). */
export async function listPublicActions(ctx: ApiContext): Promise<Answer> {
  const now = ctx.ports.clock.now()
  const kept = await latest(ctx, {})
  if (kept.answer && kept.since <= now && !isOver(kept.answer, now)) return kept.answer
  const answer = await readPublicActions(ctx, now)
  Object.assign(kept, { since: now, answer })
  return answer
}

const isOver = ({ changes_at }: Answer, now: Date): boolean =>
  changes_at !== null && Date.parse(changes_at) <= now.getTime()

async function readPublicActions(ctx: ApiContext, now: Date): Promise<Answer> {
  const isOpen = sql`coalesce(${now.toISOString()}::timestamptz between ${activities.participationStart} and ${activities.participationEnd}, false)`
  const rows = await ctx.db
    .select({ ...cardColumns, changesAt: nextEdgeOfAll(now) })
    .from(activities)
    .where(publicOf(ctx.station.id))
    .orderBy(desc(isOpen), asc(activities.priority), asc(activities.id))
    .limit(maxCards)
  const timeZone = ctx.station.config.timezone
  // What ends by itself before its stored window does: no query sees it.
  const shown = rows.map((row) => ({ row, window: windowOf(row, timeZone) }))
  const [open, closed] = [
    shown.filter(({ window }) => isOpenAt(window, now)),
    shown.filter(({ window }) => !isOpenAt(window, now)),
  ]
  const changesAt = shown
    .map(({ window }) => nextEdge(window, now))
    .reduce(earlier, rows[0]?.changesAt ?? null)
  return {
    response: [...open, ...closed].map(({ row }) => toPublicAction(row, { now, timeZone })),
    changes_at: changesAt?.toISOString() ?? null,
  }
}
