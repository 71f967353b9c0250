import { isValidCpf } from '@brazilian-utils/brazilian-utils/is-valid-cpf'
import { z } from 'zod'
import { fieldTexts } from './field-texts.ts'
import { mostLetters } from './most-letters.ts'
import { oneLine } from './one-line.ts'
import { plainTyped } from './plain-typed.ts'
import { showsSomething } from './shows-something.ts'

export { fieldTexts } from './field-texts.ts'

// For every schema that says nothing of its own: no word of the library reaches a person (ERR-02).
z.config({ customError: describeIssue })

/** The error of a missing value, which is the only one reported for it. */
const isMissing = { error: fieldTexts.required, abort: true }

/**
 * Gives the schema of a text that must be there and show something, made one line without the blanks around it
 * (VAL-01); of several: `writtenText`.
 */
export const requiredText = (max: number) =>
  z
    .string(fieldTexts.required)
    .overwrite(oneLine)
    .min(1, isMissing)
    .refine(showsSomething, isMissing)
    .max(max, fieldTexts.max(max))

/** Letters and digits, nothing else: codes that people type (VAL-09). */
export const alphanumericField = (max: number) =>
  requiredText(max).regex(/^[A-Za-z0-9]+$/, fieldTexts.alphanumeric)

/** An e-mail address, lower-cased (VAL-03). */
export const emailField = requiredText(mostLetters.mail).toLowerCase().pipe(z.email(fieldTexts.email))

/** A CPF with or without its mask; 11 digits come out. Repeated digits are refused (VAL-02). */
export const cpfField = z
  .string(fieldTexts.required)
  .trim()
  .min(1, isMissing)
  .max(40, fieldTexts.cpf)
  .transform((text) => plainTyped(text).replace(/[.\s/-]/g, ''))
  .refine((digits) => /^\d{11}$/.test(digits) && isValidCpf(digits), fieldTexts.cpf)

/** The password somebody already has: whatever they type is compared, nothing is trimmed. */
export const currentPasswordField = z
  .string(fieldTexts.required)
  .min(1, isMissing)
  .max(200, fieldTexts.max(200))

/** A password somebody chooses (VAL-04, GAP-22). */
export const newPasswordField = z
  .string(fieldTexts.required)
  .min(1, isMissing)
  .regex(/^(?=.*\p{Lu})(?=.*\p{Ll})(?=.*\d).{8,20}$/u, fieldTexts.password)

/** A chosen password and its repetition. */
export const passwordPair = {
  password: newPasswordField,
  password_confirmation: z.string(fieldTexts.required),
}

type PasswordPair = { password: string; password_confirmation: string }

/** Refuses a repetition that differs, for `z.object({ ...passwordPair }).refine(...isSamePassword)` (VAL-04). */
export const isSamePassword: [
  check: (pair: PasswordPair) => boolean,
  refusal: { error: string; path: string[] },
] = [
  (pair: PasswordPair) => pair.password === pair.password_confirmation,
  { error: fieldTexts.passwordConfirmation, path: ['password_confirmation'] },
]

/** Gives the message for a value whose schema has no words of its own: that of the shared validators (VAL-01, VAL-03, ERR-02). */
function describeIssue(issue: z.core.$ZodRawIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      if (issue.input === undefined || issue.input === null) return fieldTexts.required
      return ['number', 'int'].includes(issue.expected) ? fieldTexts.number : fieldTexts.other
    case 'too_big':
      return issue.origin === 'string' ? fieldTexts.max(Number(issue.maximum)) : fieldTexts.other
    case 'too_small':
      return tooSmall(issue)
    case 'invalid_format':
      return issue.format === 'email' ? fieldTexts.email : fieldTexts.other
    default:
      return fieldTexts.other
  }
}

type TooSmall = Pick<z.core.$ZodIssueTooSmall, 'origin' | 'minimum' | 'inclusive'>

function tooSmall({ origin, minimum, inclusive }: TooSmall): string {
  const least = Number(minimum)
  if (origin === 'string') return least <= 1 ? fieldTexts.required : fieldTexts.min(least)
  return origin === 'number' && !inclusive ? fieldTexts.minValue(least) : fieldTexts.other
}
