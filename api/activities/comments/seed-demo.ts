import { asc, eq } from 'drizzle-orm'
import type { ApiContext } from '../../platform/context.ts'
import { inStation } from '../../platform/db/rows.ts'
import type { Demo } from '../../platform/demo.ts'
import { activities, isOnAir } from '../participation/tables.ts'
import { writeLike } from '../social/index.ts'
import { likeableComment } from './comment-marks.ts'
import { writeComment } from './post-comment.ts'

/** A conversation that fits every activity. */
const said = {
  first: 'Participei ontem e gostei muito. Foi rápido e valeu a pena!',
  reply: 'Comigo também foi assim. Já chamei a família toda 👏',
  last: 'Alguém sabe se vai ter de novo no mês que vem?',
} as const

/** A few comments over past days, so that an activity shows how people talk about it. */
export async function seedDemoComments({ ctx, isNew, callsOf }: Demo): Promise<void> {
  const [first, reply, later] = [callsOf('novo', 6), callsOf('participante', 5), callsOf('parceiro', 2)]
  if (!isNew || !first || !reply || !later) return
  const [one, other] = await commented(ctx)
  if (!one) return
  const { id } = await writeComment(first, { on: { kind: 'activity', id: one.id }, description: said.first })
  await writeComment(reply, { on: { kind: 'comment', id }, description: said.reply })
  await writeLike(reply, likeableComment, id, true)
  for (const { id } of other ? [one, other] : [one])
    await writeComment(later, { on: { kind: 'activity', id }, description: said.last })
}

const commented = ({ db, station }: ApiContext) =>
  db
    .select({ id: activities.id })
    .from(activities)
    .where(inStation(activities, { station }, isOnAir, eq(activities.commentsAndLikes, true)))
    .orderBy(asc(activities.priority), asc(activities.id))
    .limit(2)
