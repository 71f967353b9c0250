import { and, eq } from 'drizzle-orm'
import type { SignupDraft } from '#contract/onboarding/schemas.ts'
import { participants } from '../access/tables.ts'
import type { ApiContext } from '../context.ts'
import { ApiError } from '../errors.ts'
import { affiliatedAnswer, findAffiliate } from './affiliates.ts'
import { methodsOf } from './confirmation-methods.ts'
import { findDraft } from './signup-draft.ts'
import { activations } from './tables.ts'
import { onboardingTexts } from './texts.ts'

/** A registration under way: what was typed, and the account that waits for its code (GAP-27). @throws not_found */
export async function getSignupDraft(ctx: ApiContext, handle: string): Promise<SignupDraft> {
  const draft = await findDraft(ctx, handle)
  if (!draft) throw new ApiError('not_found', onboardingTexts.draftGone)
  const affiliate = draft.affiliateId ? await findAffiliate(ctx, { id: draft.affiliateId }) : null
  const waiting = draft.participantId ? await waitingAccount(ctx, draft.participantId) : null
  const affiliated = affiliate && affiliatedAnswer(affiliate)
  return {
    values: draft.values,
    affiliated,
    from_login: draft.fromLogin,
    user_id: draft.participantId,
    hash: waiting?.isSent ? waiting.reference : null,
    email: affiliated ? affiliated.email : (waiting?.email ?? draft.values.email ?? null),
    methods: methodsOf(
      waiting?.reference ?? handle,
      affiliated ?? { email: waiting?.email ?? null, tel: null },
    ),
  }
}

async function waitingAccount({ db, station }: ApiContext, participantId: number) {
  const [row] = await db
    .select({
      email: participants.email,
      reference: activations.reference,
      codeHash: activations.codeHash,
    })
    .from(participants)
    .innerJoin(
      activations,
      and(eq(activations.stationId, participants.stationId), eq(activations.participantId, participants.id)),
    )
    .where(and(eq(participants.stationId, station.id), eq(participants.id, participantId)))
  return row && { ...row, isSent: row.codeHash !== null }
}
