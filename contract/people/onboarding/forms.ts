import { z } from 'zod'
import { cpfField, emailField, isSamePassword, passwordPair, requiredText } from '../../fields.ts'
import {
  acceptedField,
  cityField,
  dateField,
  nameField,
  namePartField,
  personTexts,
  phoneField,
  stateField,
} from '../../person-fields.ts'
import { isOfAge, todayIn } from '../../real-date.ts'

/** The fields of the steps of the registration, by the names of their inputs. The station decides who may use what. */

export const onboardingFieldTexts = { code: 'O código tem 6 números' } as const

/** Gives the schema of a birthday of somebody who is old enough (VAL-05, GAP-21). */
export const birthdayField = (minAge: number, timeZone = 'America/Sao_Paulo') =>
  dateField.refine(
    (birthday) => isOfAge(birthday, minAge, todayIn(timeZone, new Date())),
    personTexts.age(minAge),
  )

const terms = { terms: acceptedField }
const credentials = { email: emailField, cpf: cpfField, ...terms }

/** Step 0, standard (ONB-01). */
export const credentialsFormSchema = z.object(credentials)
/** Step 0 of a travel promotion: two more boxes (STN-U06). The captcha stands beside the schema, as everywhere. */
export const promotionFormSchema = z.object({ ...credentials, travel: acceptedField, rules: acceptedField })
/** Step 0 of affiliates: the list knows their e-mail (STN-U07). */
export const affiliateFormSchema = z.object({ cpf: cpfField, ...terms })
/** Gives the schema of the simple form, with the specification's field names (ONB-10). */
export const simpleFormSchema = (minAge: number) =>
  z.object({
    cpf: cpfField,
    birthday: birthdayField(minAge),
    state: stateField,
    firstName: namePartField,
    lastName: namePartField,
    phoneNumber: phoneField,
    checkbox: acceptedField,
  })

/** Gives the form of a person's data: second half of the credentials step, and the onboarding's own step (ONB-07, ONB-11). */
export const personFormSchema = (minAge: number) =>
  z.object({
    name: nameField,
    tel: phoneField,
    birthday: birthdayField(minAge),
    state: stateField,
    city: cityField,
  })
/** Gives the form for people on no list of an affiliate station, whose e-mail was not asked yet. */
export const personWithEmailFormSchema = (minAge: number) =>
  personFormSchema(minAge).extend({ email: emailField })

/** Step 1 (ONB-03). */
export const passwordFormSchema = z.object(passwordPair).refine(...isSamePassword)
/** Step 1 after the simple form, which asked for no e-mail (GAP-25). */
export const passwordWithEmailFormSchema = z
  .object({ email: emailField, ...passwordPair })
  .refine(...isSamePassword)

/** Step 2 (ONB-04); `method` is an id of the server's list. */
export const verificationFormSchema = z.object({ method: requiredText(100) })
/** Step 2 for who was sent here by the log-in: the password and the terms were not asked yet. */
export const offeredFormSchema = z
  .object({ method: requiredText(100), ...passwordPair, ...terms })
  .refine(...isSamePassword)

/** The code of the activation mail, blanks between the digits allowed (ACC-12). */
export const codeFormSchema = z.object({
  code: requiredText(20)
    .transform((text) => text.replace(/\s/g, ''))
    .refine((text) => /^\d{6}$/.test(text), onboardingFieldTexts.code),
})

type ProfileQuestion = { minAge: number; hasPhone: boolean; hasCity: boolean }

/**
 * Gives the schema of the profile (PRO-02). What somebody has already is changed, not taken away: telephone and city
 * may be missing from before only.
 */
export const profileFormSchema = ({ minAge, hasPhone, hasCity }: ProfileQuestion) =>
  z.object({
    name: nameField,
    birthday: birthdayField(minAge),
    tel: hasPhone ? phoneField : phoneField.optional(),
    state: stateField,
    city: hasCity ? cityField : cityField.optional(),
  })
