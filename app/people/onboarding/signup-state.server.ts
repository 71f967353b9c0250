import { ApiProblem } from '#contract/client.ts'
import { getSignupDraft, validateInvite } from '#contract/people/onboarding/endpoints.ts'
import type { InviteAnswer, SignupDraft } from '#contract/people/onboarding/schemas.ts'
import { readSignupDraft } from '../../session/signup-draft.server.ts'
import type { PortalContext } from '../../station/portal-context.ts'

export type KeptDraft = { handle: string; draft: SignupDraft }

/** Finds the registration of this browser, or null: none, over, or of another station. */
export async function findKeptDraft(context: PortalContext, request: Request): Promise<KeptDraft | null> {
  const handle = await readSignupDraft(context, request)
  if (!handle) return null
  try {
    return { handle, draft: await context.api.call(getSignupDraft, { params: { draft: handle } }) }
  } catch (problem) {
    if (problem instanceof ApiProblem && problem.status < 500) return null
    throw problem
  }
}

/** The worth of an invite code, in words and numbers for the page (ONB-02). */
export type InviteNotice =
  | { ok: true; inviter: string | null; points: number; memberGetMember: MemberGetMember }
  | { ok: false; message: string }
type MemberGetMember = InviteAnswer['member_get_member']

/** Asks what an invite code is worth. A wrong one is no reason not to register. */
export async function readInvite(
  context: PortalContext,
  code: string | undefined,
): Promise<InviteNotice | null> {
  if (!code) return null
  try {
    const { inviter, memberGetMemberRule, member_get_member } = await context.api.call(validateInvite, {
      params: { code },
    })
    return {
      ok: true,
      inviter,
      points: memberGetMemberRule.points_invited,
      memberGetMember: member_get_member,
    }
  } catch (problem) {
    if (!(problem instanceof ApiProblem) || problem.status >= 500) throw problem
    return { ok: false, message: problem.firstMessage }
  }
}
