import { desc, eq } from 'drizzle-orm'
import type { Answer } from '#contract/endpoint.ts'
import type { getPrivacy as call, setNews as setCall } from '#contract/people/privacy/endpoints.ts'
import { type ApiContext, inTransaction } from '../../platform/context.ts'
import { inStation, one, withId } from '../../platform/db/rows.ts'
import { lockParticipant, memberOf } from '../access/index.ts'
import { participants } from '../access/tables.ts'
import { setSubscription } from '../links/index.ts'
import { emailSubscriptions } from '../links/tables.ts'
import { consents } from '../onboarding/tables.ts'
import { copyOf } from './copy.ts'
import { contactAgreed, contactWithdrawn } from './events.ts'
import { type Register, shownRegister } from './register.ts'

/** What the station keeps of the caller and why, their copy, and what they agreed to, the newest first (PPL-28). */
export async function getPrivacy(ctx: ApiContext, register: Register): Promise<Answer<typeof call>> {
  const { document, version, number, acceptedAt } = consents
  const [copy, { news }, contactedAbout, given] = await Promise.all([
    copyOf(ctx),
    listed(ctx),
    contactsOf(ctx),
    ctx.db
      .select({ document, version, number, acceptedAt })
      .from(consents)
      .where(inStation(consents, ctx, eq(consents.participantId, memberOf(ctx))))
      .orderBy(desc(acceptedAt), desc(consents.id))
      .limit(100),
  ])
  return {
    register: shownRegister(register, ctx),
    copy,
    news,
    contactedAbout,
    consents: given.map((one) => ({ ...one, acceptedAt: one.acceptedAt.toISOString() })),
  }
}

type News = Answer<typeof setCall>

/** Whether the caller's address is on the list, and the address. */
async function listed(ctx: ApiContext): Promise<{ email: string; news: News }> {
  const { email, unsubscribedAt } = await ctx.db
    .select({ email: participants.email, unsubscribedAt: emailSubscriptions.unsubscribedAt })
    .from(participants)
    .leftJoin(
      emailSubscriptions,
      inStation(emailSubscriptions, participants, eq(emailSubscriptions.email, participants.email)),
    )
    .where(withId(participants, ctx, memberOf(ctx)))
    .then(one())
  return { email, news: { isWanted: !unsubscribedAt, leftAt: unsubscribedAt?.toISOString() ?? null } }
}

/** Takes back the caller's consent to mails with news, from this moment on, or gives it again (PPL-30). Twice is once. */
export async function setNews(ctx: ApiContext, { isWanted }: { isWanted: boolean }): Promise<News> {
  const { email, news } = await listed(ctx)
  if (news.isWanted === isWanted) return news
  await setSubscription(ctx, email, isWanted ? null : ctx.ports.clock.now())
  return (await listed(ctx)).news
}

/** About how many courses the caller agreed to be contacted. */
async function contactsOf(ctx: ApiContext): Promise<number> {
  const numbers = await contactAgreed.ask(ctx, { participantId: memberOf(ctx) })
  return numbers.reduce((sum, one) => sum + one, 0)
}

/** Takes that back, from this moment on: nobody reads any more that they may be contacted (PPL-30). Twice is once. */
export function withdrawContact(outer: ApiContext): Promise<{ contactedAbout: number }> {
  return inTransaction(outer, async (ctx) => {
    const participantId = memberOf(ctx)
    await lockParticipant(ctx, participantId)
    await contactWithdrawn.publish(ctx, { participantId })
    return { contactedAbout: await contactsOf(ctx) }
  })
}
