import { isValidCpf } from '@brazilian-utils/brazilian-utils/is-valid-cpf'
import { z } from 'zod'

/** Messages of the shared validators, letter by letter (D1§5, VAL-01..04). */
export const fieldTexts = {
  required: 'Esse campo é obrigatório',
  max: (n: number) => `Esse campo deve possuir no máximo ${n} caracteres`,
  min: (n: number) => `Esse campo deve possuir no minimo ${n} caracteres`,
  cpf: 'CPF inválido',
  email: 'Email inválido',
  password: 'Senha precisa ter: uma letra maiúscula, uma letra minúscula, um número e tamanho entre 8 - 20.',
  passwordConfirmation: 'Digite a mesma senha que digitou acima',
} as const

/** A text that must be there, without the blanks around it (VAL-01). */
export const requiredText = (max: number) =>
  z.string(fieldTexts.required).trim().min(1, fieldTexts.required).max(max, fieldTexts.max(max))

/** An e-mail address, lower-cased (VAL-03). */
export const emailField = requiredText(254).toLowerCase().pipe(z.email(fieldTexts.email))

/** A CPF with or without its mask; 11 digits come out. Repeated digits are refused (VAL-02). */
export const cpfField = z
  .string(fieldTexts.required)
  .trim()
  .min(1, fieldTexts.required)
  .max(20, fieldTexts.cpf)
  .transform((text) => text.replace(/[.\-\s]/g, ''))
  .refine((digits) => /^\d{11}$/.test(digits) && isValidCpf(digits), fieldTexts.cpf)

/** The password somebody already has: whatever they type is compared, nothing is trimmed. */
export const currentPasswordField = z
  .string(fieldTexts.required)
  .min(1, fieldTexts.required)
  .max(200, fieldTexts.max(200))

/** A password somebody chooses (VAL-04, GAP-22). */
export const newPasswordField = z
  .string(fieldTexts.required)
  .min(1, fieldTexts.required)
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
