import { z } from 'zod'
import { currentPasswordField, emailField, isSamePassword, passwordPair } from '../../fields.ts'

/** The form of `/homepage/seguranca/senha`: the password somebody has, and the one they want. */
export const passwordChangeSchema = z
  .strictObject({ current_password: currentPasswordField, ...passwordPair })
  .refine(...isSamePassword)

/** The form of `/homepage/seguranca/email`: the address somebody wants, and their password. */
export const emailChangeSchema = z.strictObject({ email: emailField, current_password: currentPasswordField })

/** The two mails of a change of address: one to the present address, one to the next. */
export const emailSides = ['old', 'new'] as const

/**
 * `open`: this side is not confirmed yet · `waiting`: it is, the other is not · `changed`: both are, the address is the new one ·
 * `over`: the link leads nowhere (any more).
 */
export const emailLinkStates = ['open', 'waiting', 'changed', 'over'] as const

/** The outcome of a link for a change of address; `side` is null where the change is over. */
export const emailLinkSchema = z.object({
  state: z.enum(emailLinkStates),
  side: z.enum(emailSides).nullable(),
})
export type EmailLink = z.output<typeof emailLinkSchema>
