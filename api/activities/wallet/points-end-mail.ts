import { z } from 'zod'
import { participants } from '../../people/access/tables.ts'
import { type ApiContext, inTransaction } from '../../platform/context.ts'
import { withId } from '../../platform/db/rows.ts'
import { atStation, defineJob, enqueue } from '../../platform/jobs/index.ts'
import { fullUntil, type MailboxLimit, sendMail } from '../../platform/mail/index.ts'
import { renderMail } from '../../stations/mail-templates/index.ts'
import { stationUrl } from '../../stations/registry/index.ts'
import { endsOf } from './ends-of.ts'
import type { End } from './schedule-of-ends.ts'
import { pointEndNotices } from './tables.ts'

/** At once to one mailbox, of all stations together; what is beyond waits (SEC-100, ADR 94). */
const perMailbox: readonly MailboxLimit[] = [
  { name: 'points-end-mailbox', points: 5, durationSeconds: 3600 },
  { name: 'points-end-mailbox-day', points: 15, durationSeconds: 86_400 },
]

/** A mail names so many days; what ends later of it is one sum. */
const mostNamed = 10

/**
 * Tells somebody which of their points end when, as it is when the mail leaves: what was spent meanwhile ends no more. Run twice it is sent
 * once (GAP-112).
 */
export const pointsEndMailJob = defineJob({
  name: 'mail-points-end',
  data: z.object({ stationId: z.number(), noticeId: z.number() }),
  async run(job, asked): Promise<void> {
    const ctx = await atStation(job, asked.stationId)
    const notice = ctx && (await noticeInStation(ctx, asked.noticeId))
    if (!ctx || !notice || notice.mailedAt) return
    const person = await personOf(ctx, notice.participantId)
    const ends = person && (await endsToTell(ctx, notice))
    if (!person || !ends || ends.length === 0) return inTransaction(ctx, (one) => markTold(one, notice.id))
    const until = await fullUntil(ctx, person.email, perMailbox)
    if (until) return enqueue(ctx, pointsEndMailJob, asked, { startAfter: until })
    const mail = await renderMail(ctx.station, job.urls, {
      ...{ kind: 'points-end', name: person.name },
      ends: ends.slice(0, mostNamed).map(({ day, amountH }) => ({ day, points: amountH / 100 })),
      laterPoints: ends.slice(mostNamed).reduce((sum, { amountH }) => sum + amountH, 0) / 100,
      // Where the statement is switched off the balance stands at home (TEN-09).
      link: `${stationUrl(ctx.station, job.urls)}/homepage${ctx.station.config.features.myAccount ? '/extrato/extratos-totais' : ''}`,
    })
    await inTransaction(ctx, async (one) => {
      const [open] = await one.db
        .select()
        .from(pointEndNotices)
        .where(withId(pointEndNotices, one, notice.id))
        .for('update')
      if (!open || open.mailedAt) return
      await markTold(one, notice.id)
      await sendMail(one, { ...mail, stationId: asked.stationId, kind: 'points_end', to: person.email })
    })
  },
})

type NoticeRow = typeof pointEndNotices.$inferSelect

async function noticeInStation(ctx: ApiContext, id: number): Promise<NoticeRow | undefined> {
  const [row] = await ctx.db
    .select()
    .from(pointEndNotices)
    .where(withId(pointEndNotices, ctx, id))
  return row
}

/** None where points end after another number of days by now, or not at all. */
async function endsToTell(ctx: ApiContext, notice: NoticeRow): Promise<End[]> {
  const { participantId, earnedUntil, days } = notice
  const ends = await endsOf(ctx, { participantId, earnedUntil })
  return ends?.days === days ? ends.schedule : []
}

async function markTold(ctx: ApiContext, id: number): Promise<void> {
  await ctx.db
    .update(pointEndNotices)
    .set({ mailedAt: ctx.ports.clock.now() })
    .where(withId(pointEndNotices, ctx, id))
}

/** None to who left. */
async function personOf({ db, station }: ApiContext, participantId: number) {
  const [person] = await db
    .select({ name: participants.name, email: participants.email, status: participants.status })
    .from(participants)
    .where(withId(participants, { station }, participantId))
  return person && person.status !== 'deleted' ? person : undefined
}
