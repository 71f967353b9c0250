import type { ConfirmationMethod } from '#contract/people/onboarding/schemas.ts'

/**
 * How somebody may receive the code: by e-mail only, where there is one (GAP-24, ONB-04). Addresses come in masked
 * already where strangers may look. `id` is the handle POST /auth/confirmation-method takes. Pure.
 */
export function methodsOf(
  id: string,
  { email, tel }: { email: string | null; tel: string | null },
): ConfirmationMethod[] {
  return email ? [{ id, type: 'email', email, tel }] : []
}
