import { z } from 'zod'
import { cpfField, currentPasswordField, emailField, requiredText } from '../../fields.ts'

/**
 * Reads a CPF or an e-mail, whichever of the two was asked for: browsers fill an e-mail into the box of the CPF, people
 * type what they remember (ACC-01). Judged by its look; 11 digits or an address come out.
 */
const cpfOrEmail = (asked: z.ZodType<string>) =>
  requiredText(254).transform((text, context) => {
    const looks = text.includes('@') ? emailField : cpfField.safeParse(text).success ? cpfField : asked
    const read = looks.safeParse(text)
    if (read.success) return read.data
    for (const { message } of read.error.issues) context.addIssue(message)
    return z.NEVER
  })

/** The log-in form by what it asks for; `cpfOnly` where there is no choice (ACC-01, STN-U05). */
export const loginFormSchemas = {
  cpf: z.object({ cpf: cpfOrEmail(cpfField), password: currentPasswordField }),
  email: z.object({ email: cpfOrEmail(emailField), password: currentPasswordField }),
  cpfOnly: z.object({ cpf: cpfField, password: currentPasswordField }),
}
export type LoginForm = keyof typeof loginFormSchemas
export type LoginIdentifier = Exclude<LoginForm, 'cpfOnly'>

/** The constraints of the log-in form, whichever identifier was chosen. */
export const loginConstraintSchema = z.object({
  cpf: requiredText(254),
  email: requiredText(254),
  password: currentPasswordField,
})
