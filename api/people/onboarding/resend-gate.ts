import { and, eq, exists, lt, lte, ne, sql } from 'drizzle-orm'
import type { ApiContext, PlatformContext } from '../../platform/context.ts'
import { acrossStations } from '../../platform/db/across-stations.ts'
import { inStation, withId } from '../../platform/db/rows.ts'
import { ApiError } from '../../platform/errors.ts'
import { countCall, isFirstOfNetwork, limit, mailboxKey, networkOf } from '../../platform/rate-limit/index.ts'
import { participants } from '../access/tables.ts'
import { hashOf } from './secret.ts'
import { activations, codeRequests, signupDrafts } from './tables.ts'
import { onboardingTexts } from './texts.ts'

/** Seconds between two codes for one mailbox (D1§9). */
export const resendSeconds = 60

/** Codes an hour: enough for somebody whose mails are slow, too little to fill a mailbox. */
const perHour = 6

/** Codes for one mailbox of all stations together: one person makes many stations, and a mailbox has one reader (SEC-37). */
export const mailboxHour = { name: 'code-mailbox', points: 12, durationSeconds: 3600 }
const mailboxDay = { name: 'code-mailbox-day', points: 40, durationSeconds: 86_400 }
/** Beyond them a mailbox gets one code for each network that asks for its first one that day, up to so many. */
const firstCodes = { name: 'code-mailbox-firsts', points: 40, durationSeconds: 86_400 }

/**
 * Lets one code for a mailbox through in 60 seconds and six an hour, to who showed to have registered with it; exactly so
 * many, however many are asked for at once (ACC-12); and of all stations together twelve an hour. What strangers ask for
 * does not count here, and where they registered in somebody's name until nothing is left, that person's own address still
 * gets a first code. @throws too_many_requests with `details.retryAfterSeconds`
 */
export async function passResendGate(ctx: ApiContext, email: string): Promise<void> {
  const mailbox = mailboxKey(email)
  // Of many at once from one network one goes on: the first that is counted is the first that is let through.
  await passSeconds(ctx, `line ${networkOf(ctx.address)} ${mailbox}`)
  const isFirst = await isFirstOfNetwork(ctx, { name: 'code-mailbox-address', key: mailbox })
  await passGate(ctx, mailbox).catch((refusal) => {
    if (!isFirst || !(refusal instanceof ApiError)) throw refusal
  })
  await passMailbox(ctx, mailbox, isFirst)
  // The same browser, asking later by its e-mail alone, waits for this one too.
  await passGate(ctx, strangersKey(ctx, mailbox)).catch((refusal) => {
    if (!(refusal instanceof ApiError)) throw refusal
  })
}

/** @throws too_many_requests when the mailbox had its codes, and this network one of them */
async function passMailbox(ctx: ApiContext, mailbox: string, isFirst: boolean): Promise<void> {
  for (const one of [mailboxHour, mailboxDay])
    await limit(ctx, { ...one, key: mailbox }).catch(async (refusal) => {
      if (!isFirst || !(refusal instanceof ApiError)) throw refusal
      await limit(ctx, { ...firstCodes, key: mailbox })
    })
}

/**
 * The same for who says nothing but an e-mail, counted by their network and the mailbox, whether anybody waits there or
 * not. @throws too_many_requests with `details.retryAfterSeconds`
 */
export const passStrangersGate = (ctx: ApiContext, email: string): Promise<void> =>
  passGate(ctx, strangersKey(ctx, mailboxKey(email)))

const strangersKey = ({ address }: ApiContext, mailbox: string) => `${networkOf(address)} ${mailbox}`

/** Whether a mailbox may be sent one more code that no registrant asked for. The answer must not tell. */
export async function mayMailForStranger(ctx: ApiContext, email: string): Promise<boolean> {
  const mailbox = mailboxKey(email)
  const asked = { name: 'code-stranger', points: perHour, durationSeconds: 3600 }
  const here = await countCall(ctx, { ...asked, key: `${ctx.station.id}:${mailbox}` })
  // Beside what registrants ask for, so that nobody uses up theirs.
  const anywhere = { ...mailboxHour, name: 'code-stranger-mailbox', key: mailbox }
  return here <= perHour && (await countCall(ctx, anywhere)) <= mailboxHour.points
}

async function passGate(ctx: ApiContext, whose: string): Promise<void> {
  await passSeconds(ctx, whose)
  const key = `${ctx.station.id}:${whose}`
  await limit(ctx, { name: 'code-recipient', key, points: perHour, durationSeconds: 3600 })
}

async function passSeconds({ db, station, ports }: ApiContext, whose: string): Promise<void> {
  const now = ports.clock.now()
  const recipient = hashOf(whose)
  const [passed] = await db
    .insert(codeRequests)
    .values({ stationId: station.id, recipient, requestedAt: now })
    .onConflictDoUpdate({
      target: [codeRequests.stationId, codeRequests.recipient],
      set: { requestedAt: now },
      setWhere: lte(codeRequests.requestedAt, new Date(now.getTime() - resendSeconds * 1000)),
    })
    .returning({ requestedAt: codeRequests.requestedAt })
  if (passed) return
  const [last] = await db
    .select({ requestedAt: codeRequests.requestedAt })
    .from(codeRequests)
    .where(inStation(codeRequests, { station }, eq(codeRequests.recipient, recipient)))
  const passedMs = now.getTime() - (last?.requestedAt.getTime() ?? 0)
  const retryAfterSeconds = Math.max(1, Math.ceil((resendSeconds * 1000 - passedMs) / 1000))
  throw new ApiError('too_many_requests', onboardingTexts.wait(retryAfterSeconds), {
    details: { retryAfterSeconds },
  })
}

/** Days after which an unconfirmed registration is deleted. */
const unconfirmedDays = 30
const dayMs = 24 * 60 * 60 * 1000

/**
 * Removes registrations nobody went on with or confirmed, personal data in them included, codes and seconds that are
 * over. Inactive accounts that came by another way than a registration have no code and stay.
 */
export async function tidyOnboarding({ db, ports }: PlatformContext): Promise<void> {
  const now = ports.clock.now()
  const old = new Date(now.getTime() - 10 * resendSeconds * 1000)
  const registered = db
    .select({ one: sql`1` })
    .from(activations)
    .where(inStation(activations, participants, eq(activations.participantId, participants.id)))
  const confirmed = db
    .select({ one: sql`1` })
    .from(participants)
    .where(withId(participants, activations, activations.participantId, ne(participants.status, 'inactive')))
  await acrossStations(async () => {
    await db
      .delete(participants)
      .where(
        and(
          eq(participants.status, 'inactive'),
          lt(participants.createdAt, new Date(now.getTime() - unconfirmedDays * dayMs)),
          exists(registered),
        ),
      )
    await db.delete(signupDrafts).where(lt(signupDrafts.expiresAt, now))
    await db
      .delete(activations)
      .where(and(lt(activations.expiresAt, new Date(now.getTime() - dayMs)), exists(confirmed)))
    await db.delete(codeRequests).where(lt(codeRequests.requestedAt, old))
  })
}
