import { z } from 'zod'
import { captchaFields } from '../../captcha.ts'
import { idParam } from '../../endpoint.ts'
import { cpfField, emailField, passwordPair } from '../../fields.ts'
import {
  acceptedField,
  cityField,
  dateField,
  nameField,
  phoneField,
  stateField,
} from '../../person-fields.ts'
import { sentOwnValuesSchema } from '../own-fields/schemas.ts'

/** The handle of a registration under way: 32 random bytes. */
export const draft = z.string().regex(/^[\w-]{43}$/)

/** The data of a person; the station decides which of it is asked. */
export const person = {
  name: nameField.optional(),
  tel: phoneField.optional(),
  birthday: dateField.optional(),
  state: stateField.optional(),
  city: cityField.optional(),
}
/** Only `code`, as the link has it, makes an invitation count: numbers can be guessed. */
export const memberGetMember = z.object({
  action_id: idParam,
  inviter_id: idParam.nullish(),
  code: z.string().max(80).optional(),
})
/** Ours: the specification's portal kept these boxes to itself. Their acceptance is stored with version and time. */
export const acceptances = {
  terms_accepted: acceptedField.optional(),
  travel_accepted: acceptedField.optional(),
  rules_accepted: acceptedField.optional(),
}

/** What is asked in the fields of the station, by their numbers (PPL-17). */
export const own = sentOwnValuesSchema.optional()

/** Everything that a registration may say at once. */
export const registration = {
  email: emailField.optional(),
  cpf: cpfField.optional(),
  ...person,
  ...passwordPair,
  station_id: idParam,
  establishment_id: idParam.optional(),
  member_get_member: memberGetMember.optional(),
  own,
  ...acceptances,
  ...captchaFields,
  draft: draft.optional(),
}
