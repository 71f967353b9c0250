import { desc, eq } from 'drizzle-orm'
import type { Answer } from '#contract/endpoint.ts'
import type { getPrivacy as call, setNews as setCall } from '#contract/people/privacy/endpoints.ts'
import type { ApiContext } from '../../platform/context.ts'
import { inStation, one, withId } from '../../platform/db/rows.ts'
import { memberOf } from '../access/index.ts'
import { participants } from '../access/tables.ts'
import { setSubscription } from '../links/index.ts'
import { emailSubscriptions } from '../links/tables.ts'
import { consents } from '../onboarding/tables.ts'
import { copyOf } from './copy.ts'
import { type Register, shownRegister } from './register.ts'

/** What the station keeps of the caller and why, their copy, and what they agreed to, the newest first (PPL-28). */
export async function getPrivacy(ctx: ApiContext, register: Register): Promise<Answer<typeof call>> {
  const { document, version, acceptedAt } = consents
  const [copy, { news }, given] = await Promise.all([
    copyOf(ctx),
    listed(ctx),
    ctx.db
      .select({ document, version, acceptedAt })
      .from(consents)
      .where(inStation(consents, ctx, eq(consents.participantId, memberOf(ctx))))
      .orderBy(desc(acceptedAt), desc(consents.id))
      .limit(100),
  ])
  return {
    register: shownRegister(register, ctx),
    copy,
    news,
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
