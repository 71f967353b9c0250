import { z } from 'zod'
import { emailField, isSamePassword, passwordPair } from '../../fields.ts'

/** The form of `/esqueci-minha-senha` (ACC-09). */
export const forgotPasswordSchema = z.object({ email: emailField })

/** The form of `/redefinir-senha/{userHash}/{userEmail}` (ACC-10). */
export const newPasswordSchema = z.object(passwordPair).refine(...isSamePassword)

/** The answer of both calls: the sentence to show. */
export const messagesSchema = z.object({ messages: z.array(z.string()).min(1) })
