import { desc, eq } from 'drizzle-orm'
import type { Answer } from '#contract/endpoint.ts'
import type { getPrivacy as call } from '#contract/people/privacy/endpoints.ts'
import type { ApiContext } from '../../platform/context.ts'
import { inStation } from '../../platform/db/rows.ts'
import { memberOf } from '../access/index.ts'
import { consents } from '../onboarding/tables.ts'
import { copyOf } from './copy.ts'
import { type Register, shownRegister } from './register.ts'

/** What the station keeps of the caller and why, their copy, and what they agreed to, the newest first (PPL-28). */
export async function getPrivacy(ctx: ApiContext, register: Register): Promise<Answer<typeof call>> {
  const { document, version, acceptedAt } = consents
  const [copy, given] = await Promise.all([
    copyOf(ctx),
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
    consents: given.map((one) => ({ ...one, acceptedAt: one.acceptedAt.toISOString() })),
  }
}
