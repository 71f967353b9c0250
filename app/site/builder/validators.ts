import {
  adminPasswordFormSchema,
  adminSignupFormSchema,
  makerFormSchema,
  siteCompanySchema,
  siteNameFormSchema,
} from '#contract/site/builder/schemas.ts'
import { validatorOf } from '../../forms/validator.ts'

/** The checks of the wizard's forms, fetched when one of them is first touched. */
export const validators = {
  entry: validatorOf(adminSignupFormSchema),
  confirm: validatorOf(adminPasswordFormSchema),
  company: validatorOf(siteCompanySchema),
  name: validatorOf(siteNameFormSchema),
}
export const personValidator = (minAge: number) => validatorOf(makerFormSchema(minAge))
