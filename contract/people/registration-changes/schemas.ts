import { z } from 'zod'
import { emailField, fieldTexts } from '../../fields.ts'
import { phoneField } from '../../person-fields.ts'
import { situations } from './situations.ts'

/** Characters of an address. */
export const mostAddress = 300

/** The changes that a member wants in the association's register (D3§5). Telephones come out as digits. */
export const registrationChangeSchema = z.strictObject({
  telefonefixo: phoneField.optional(),
  celular: phoneField.optional(),
  email: emailField,
  situacao: z.enum(situations, { error: ({ input }) => (input ? fieldTexts.other : fieldTexts.required) }),
  endereco: z.string().trim().max(mostAddress).optional(),
})
export type RegistrationChange = z.output<typeof registrationChangeSchema>
