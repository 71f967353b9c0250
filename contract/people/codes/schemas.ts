import { z } from 'zod'
import { currentPasswordField, requiredText } from '../../fields.ts'
import { plainTyped } from '../../plain-typed.ts'

/** Digits of a code of an app. */
export const codeDigits = 6
/** As many recovery codes as somebody gets at a time. */
export const recoveryCount = 10
/** Letters of a recovery code, in groups of four: those that nobody takes for another one. */
export const recoveryLetters = 'abcdefghjkmnpqrstuvwxyz23456789'
export const recoveryLength = 16

/**
 * What somebody types as a code: of their app or one of their recovery codes, with blanks or hyphens as they were shown. Small letters
 * come out, without them.
 */
export const codeField = requiredText(60)
  .transform((typed) => plainTyped(typed).replace(/[\s-]/g, '').toLowerCase())
  .refine(
    (code) => new RegExp(`^(\\d{${codeDigits}}|[${recoveryLetters}]{${recoveryLength}})$`).test(code),
    'Digite os 6 números do aplicativo ou um código de recuperação inteiro.',
  )

/** The form after the password. */
export const codeFormSchema = z.object({ code: codeField })

/** Another proof: the code of who has them, the password of everybody else. */
export const passwordProofSchema = z.object({ current_password: currentPasswordField })

/** The form that takes codes off. */
export const codesEndSchema = z.strictObject({ current_password: currentPasswordField, code: codeField })
