import { and, asc, eq, gt, isNotNull } from 'drizzle-orm'
import { z } from 'zod'
import { type ApiContext, inTransaction } from '../../platform/context.ts'
import { acrossStations } from '../../platform/db/across-stations.ts'
import { inStation, withId } from '../../platform/db/rows.ts'
import { atStation, defineJob } from '../../platform/jobs/index.ts'
import { sendMail } from '../../platform/mail/index.ts'
import type { UrlSettings } from '../../platform/station-record.ts'
import { renderMail } from '../../stations/mail-templates/index.ts'
import { stationUrl } from '../../stations/registry/index.ts'
import { linkTokenId, lockAccounts, newLinkToken } from '../access/index.ts'
import { participants } from '../access/tables.ts'
import { personInvitations } from './tables.ts'
import { isUnopened } from './unopened.ts'

/** How long an invitation may be accepted. */
export const invitationDays = 30
/** Mails of a station in an hour and in a day: what sends more at once is taken for spam. */
export const mostPerHour = 200
export const mostPerDay = 2_000

const hourMs = 3_600_000
const dayMs = 24 * hourMs
/** Stations of one run, and mails of a station in it: it ends before the next one begins. */
const stationsOfRun = 200
const ofRun = 20

/** Sends the invitations that wait, so many an hour for each station (PPL-20); each once, wherever it was stopped. */
export const sendPersonInvitationsJob = defineJob({
  name: 'send-person-invitations',
  data: z.object({}),
  cron: '* * * * *',
  async run(job) {
    const due = await acrossStations(async () => {
      const rows = await job.db
        .selectDistinct({ stationId: personInvitations.stationId })
        .from(personInvitations)
        .where(isNotNull(personInvitations.dueAt))
        .limit(stationsOfRun)
      return rows
    })
    for (const { stationId } of due) {
      const ctx = await atStation(job, stationId)
      if (ctx) await sendOfStation(ctx, job.urls)
    }
  },
})

async function sendOfStation(ctx: ApiContext, urls: UrlSettings): Promise<void> {
  const now = ctx.ports.clock.now().getTime()
  const sentSince = (ms: number) =>
    ctx.db.$count(
      personInvitations,
      inStation(personInvitations, ctx, gt(personInvitations.sentAt, new Date(now - ms))),
    )
  const left = Math.min(ofRun, mostPerHour - (await sentSince(hourMs)), mostPerDay - (await sentSince(dayMs)))
  for (let sent = 0; sent < left; sent += 1) if (!(await sendNext(ctx, urls))) return
}

/** Sends one that waits, in one transaction with its mail; who came by themselves meanwhile is not invited any more. */
function sendNext(outer: ApiContext, urls: UrlSettings): Promise<boolean> {
  return inTransaction(outer, async (ctx) => {
    const isDue = inStation(personInvitations, ctx, isNotNull(personInvitations.dueAt))
    const [due] = await ctx.db
      .select({ participantId: personInvitations.participantId })
      .from(personInvitations)
      .where(isDue)
      .orderBy(asc(personInvitations.dueAt))
      .limit(1)
    if (!due) return false
    // Person first (ADR 24): whoever opens the account at this moment is waited for.
    await lockAccounts(ctx, [due.participantId])
    const itself = and(isDue, eq(personInvitations.participantId, due.participantId))
    const [still] = await ctx.db
      .select({ dueAt: personInvitations.dueAt })
      .from(personInvitations)
      .where(itself)
    if (!still) return true
    const person = withId(participants, ctx, due.participantId)
    const [account] = await ctx.db
      .update(participants)
      .set({ status: 'invited' })
      .where(and(person, isUnopened))
      .returning({ name: participants.name, email: participants.email })
    if (account) await sendInvitation(ctx, { ...due, ...account }, urls)
    await ctx.db.update(personInvitations).set({ dueAt: null }).where(itself)
    return true
  })
}

type Invited = { participantId: number; name: string; email: string }

async function sendInvitation(ctx: ApiContext, { participantId, name, email }: Invited, urls: UrlSettings) {
  const now = ctx.ports.clock.now()
  const token = newLinkToken()
  const link = `${stationUrl(ctx.station, urls)}/primeiro-acesso/${token}`
  const itself = inStation(personInvitations, ctx, eq(personInvitations.participantId, participantId))
  const [before] = await ctx.db
    .select({ sends: personInvitations.sends })
    .from(personInvitations)
    .where(itself)
  await ctx.db
    .update(personInvitations)
    .set({
      ...{ email, tokenId: linkTokenId(token), sentAt: now, sends: (before?.sends ?? 0) + 1 },
      expiresAt: new Date(now.getTime() + invitationDays * dayMs),
    })
    .where(itself)
  const words = { name, link, validForMinutes: invitationDays * 24 * 60 }
  const mail = await renderMail(ctx.station, urls, { kind: 'person-invitation', ...words })
  await sendMail(ctx, { stationId: ctx.station.id, kind: 'person_invitation', to: email, ...mail })
}

/**
 * Sends somebody their invitation who asks for a new password of an account that was never opened; an answer never tells that there is one.
 * Who asks is counted as for all passwords (ACC-09).
 */
export function inviteAgain(outer: ApiContext, person: Invited, urls: UrlSettings): Promise<void> {
  return inTransaction(outer, async (ctx) => {
    const itself = inStation(
      personInvitations,
      ctx,
      eq(personInvitations.participantId, person.participantId),
    )
    const [invitation] = await ctx.db.select().from(personInvitations).where(itself).for('update')
    // Nobody of the team invited them: it is theirs to say when.
    if (invitation) await sendInvitation(ctx, person, urls)
  })
}
