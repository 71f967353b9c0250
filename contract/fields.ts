import { isValidCpf } from '@brazilian-utils/brazilian-utils/is-valid-cpf'
import { z } from 'zod'

/** Messages of the shared validators, letter by letter (D1§5, VAL-01..04, VAL-09). */
export const fieldTexts = {
  required: 'Esse campo é obrigatório',
  max: (n: number) => `Esse campo deve possuir no máximo ${n} caracteres`,
  min: (n: number) => `Esse campo deve possuir no minimo ${n} caracteres`,
  cpf: 'CPF inválido',
  email: 'Email inválido',
  password: 'Senha precisa ter: uma letra maiúscula, uma letra minúscula, um número e tamanho entre 8 - 20.',
  passwordConfirmation: 'Digite a mesma senha que digitou acima',
  number: 'Este campo só aceita números',
  minValue: (n: number) => `O valor deve ser maior que ${n}`,
  alphanumeric: 'Somente caracteres alfanuméricos',
  lowercase: 'Apenas letras minúsculas sem acento',
} as const

/** What is not there is only missing: nothing else is said about it. */
const isMissing = { error: fieldTexts.required, abort: true }

/** A text that must be there, without the blanks around it (VAL-01). */
export const requiredText = (max: number) =>
  z.string(fieldTexts.required).trim().min(1, isMissing).max(max, fieldTexts.max(max))

/** A whole number as people type it, above `moreThan` (VAL-01); a number comes out. */
export const numberField = (moreThan = -1) =>
  requiredText(15)
    .regex(/^\d+$/, fieldTexts.number)
    .transform(Number)
    .refine((number) => number > moreThan, fieldTexts.minValue(moreThan))

/** Letters and digits, nothing else: codes that people type (VAL-09). */
export const alphanumericField = (max: number) =>
  requiredText(max).regex(/^[A-Za-z0-9]+$/, fieldTexts.alphanumeric)

/** Small letters without accents: names that machines read (VAL-09). */
export const lowercaseField = (max: number) => requiredText(max).regex(/^[a-z]+$/, fieldTexts.lowercase)

/** An e-mail address, lower-cased (VAL-03). */
export const emailField = requiredText(254).toLowerCase().pipe(z.email(fieldTexts.email))

/** A CPF with or without its mask; 11 digits come out. Repeated digits are refused (VAL-02). */
export const cpfField = z
  .string(fieldTexts.required)
  .trim()
  .min(1, isMissing)
  .max(20, fieldTexts.cpf)
  .transform((text) => text.replace(/[.\-\s]/g, ''))
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
