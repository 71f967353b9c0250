import type { ApiContext } from '../../platform/context.ts'
import { limit } from '../../platform/rate-limit/index.ts'
import { addressLoads, passAddress } from '../access/index.ts'
import type { SignupDraftRow } from './signup-draft.ts'
import type { SignupInput } from './signup-input.ts'
import { needsCaptcha } from './signup-rules.ts'

/** Checks and corrections of one registration in an hour: each may ask whether an e-mail or CPF is free. */
const perRegistration = 20

/**
 * A registration begins once: it counts for its address, which does more work the more begin there, and on some stations
 * every one does (D1§5, GAP-106). Its further steps count for itself. @throws invalid_input, too_many_requests
 */
export async function passSignupLimits(
  ctx: ApiContext,
  draft: SignupDraftRow | null,
  input: SignupInput,
): Promise<void> {
  if (draft?.isPerson) {
    const key = `${ctx.station.id}:${draft.id}`
    await limit(ctx, { name: 'signup-draft', key, points: perRegistration, durationSeconds: 3600 })
    return
  }
  const always = needsCaptcha(ctx.station.config.behaviour.signup)
  await passAddress(ctx, addressLoads.signup, input, { always })
}
