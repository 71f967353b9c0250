import { asc, gte, inArray, isNull, lt } from 'drizzle-orm'
import { z } from 'zod'
import { type ApiContext, inTransaction, type PlatformContext } from '../../platform/context.ts'
import { acrossStations } from '../../platform/db/across-stations.ts'
import { inStation, page, withId } from '../../platform/db/rows.ts'
import { atStation, defineJob, enqueue, type JobContext } from '../../platform/jobs/index.ts'
import { collectInMail, fullUntil, type MailboxLimit, sendMail } from '../../platform/mail/index.ts'
import { renderMail } from '../../stations/mail-templates/index.ts'
import { stationUrl } from '../../stations/registry/index.ts'
import { participants } from '../access/tables.ts'
import { supportMailboxes } from '../contact-mail/index.ts'
import { isRequest, type RequestKind, requestKinds } from './kinds.ts'
import { notices } from './tables.ts'
import { noticeTexts as texts } from './texts.ts'

type Notice = typeof notices.$inferSelect

/** At once to one mailbox, of all stations together; what is beyond comes in one mail (the station), or waits (members). */
const perStationMailbox: readonly MailboxLimit[] = [
  { name: 'request-mailbox', points: 10, durationSeconds: 3600 },
  { name: 'request-mailbox-day', points: 40, durationSeconds: 86_400 },
]
const perMailbox: readonly MailboxLimit[] = [
  { name: 'notice-mailbox', points: 10, durationSeconds: 3600 },
  { name: 'notice-mailbox-day', points: 30, durationSeconds: 86_400 },
]
/** In one mail. */
const mostInDigest = 40
const keptMs = 90 * 86_400_000

/** Mails a notice to whom it is for; run twice it is sent once (GAP-145). */
export const noticeJob = defineJob({
  name: 'mail-notice',
  data: z.object({ stationId: z.number(), noticeId: z.number() }),
  async run(job, asked): Promise<void> {
    const ctx = await atStation(job, asked.stationId)
    const notice = ctx && (await noticeInStation(ctx, asked.noticeId))
    if (!ctx || !notice || notice.mailedAt) return
    if (isRequest(notice.kind)) return mailStation(job, ctx, notice)
    return mailMember(job, ctx, notice)
  },
})

async function noticeInStation(ctx: ApiContext, id: number): Promise<Notice | undefined> {
  const [row] = await ctx.db
    .select()
    .from(notices)
    .where(withId(notices, ctx, id))
  return row
}

/** Whether it is this run that mails it. */
async function claim(ctx: ApiContext, { id }: Notice): Promise<boolean> {
  const claimed = await ctx.db
    .update(notices)
    .set({ mailedAt: ctx.ports.clock.now() })
    .where(withId(notices, ctx, id, isNull(notices.mailedAt)))
    .returning({ id: notices.id })
  return claimed.length > 0
}

async function mailStation(job: JobContext, outer: ApiContext, notice: Notice): Promise<void> {
  const waits: [to: string, until: Date | null][] = []
  for (const to of await supportMailboxes(outer))
    waits.push([to, await fullUntil(outer, to, perStationMailbox)])
  const digest = (list: Notice[]) => requestsMail(job, outer, list)
  const first = await digest([notice])
  await inTransaction(outer, async (ctx) => {
    if (!(await claim(ctx, notice))) return
    const kind = 'request'
    const { stationId } = notice
    for (const [to, until] of waits)
      if (!until) await sendMail(ctx, { ...first, stationId, kind, to })
      else
        await collectInMail(ctx, {
          ...{ stationId, kind: 'request-digest', to, at: notice.createdAt, until },
          first: async () => first,
          again: (since) => requestsSince(ctx, since).then((list) => list && digest(list)),
        })
  })
}

/** What came since, or null when it is too much for one mail. */
async function requestsSince(ctx: ApiContext, since: Date): Promise<Notice[] | null> {
  const { rows, last } = await page(
    ctx.db
      .select()
      .from(notices)
      .where(inStation(notices, ctx, gte(notices.createdAt, since), inArray(notices.kind, [...requestKinds])))
      .orderBy(asc(notices.id)),
    mostInDigest,
  )
  return last ? null : rows
}

/** Says what waits and where, nothing of who asked for it or what they wrote (GAP-93). */
function requestsMail(job: JobContext, { station }: ApiContext, list: readonly Notice[]) {
  const kinds = list.map(({ kind }) => kind).filter(isRequest)
  const page = kinds.length === 1 && kinds[0] ? texts.requests[kinds[0]].page : '/gestao'
  return renderMail(station, job.urls, {
    ...{ kind: 'notice', ...texts[kinds.length === 1 ? 'one' : 'several'], button: texts.requestButton },
    facts: list.flatMap(({ kind, about }) =>
      isRequest(kind) ? [[texts.asked, nameOf(kind, about)] as [string, string]] : [],
    ),
    link: `${stationUrl(station, job.urls)}${page}`,
  })
}

/** With its number, where it has one that owners see. */
const nameOf = (kind: RequestKind, about: string) =>
  /^\d+$/.test(about) ? `${texts.requests[kind].name}, nº ${about}` : texts.requests[kind].name

async function mailMember(job: JobContext, outer: ApiContext, notice: Notice): Promise<void> {
  const { kind, stationId, facts } = notice
  const person = await personOf(outer, notice.participantId)
  if (isRequest(kind) || !person) return
  const until = await fullUntil(outer, person.email, perMailbox)
  if (until) return enqueue(outer, noticeJob, { stationId, noticeId: notice.id }, { startAfter: until })
  const { page, ...said } = texts.members[kind]
  const link = `${stationUrl(outer.station, job.urls)}${page}`
  const mail = await renderMail(outer.station, job.urls, {
    kind: 'notice',
    name: person.name,
    ...said,
    facts,
    link,
  })
  await inTransaction(outer, async (ctx) => {
    if (await claim(ctx, notice))
      await sendMail(ctx, { ...mail, stationId, kind: 'notice', to: person.email })
  })
}

/** None of who left. */
async function personOf({ db, station }: ApiContext, id: number | null) {
  if (id === null) return undefined
  const [row] = await db
    .select({ name: participants.name, email: participants.email, status: participants.status })
    .from(participants)
    .where(withId(participants, { station }, id))
  return row && row.status !== 'deleted' ? row : undefined
}

/** Removes what was told a season ago. */
export async function tidyNotices({ db, ports }: PlatformContext): Promise<void> {
  const before = new Date(ports.clock.now().getTime() - keptMs)
  await acrossStations(async () => {
    await db.delete(notices).where(lt(notices.createdAt, before))
  })
}
