import { z } from 'zod'
import {
  affiliateFormSchema,
  credentialsFormSchema,
  offeredFormSchema,
  passwordFormSchema,
  passwordWithEmailFormSchema,
  personFormSchema,
  personWithEmailFormSchema,
  promotionFormSchema,
  simpleFormSchema,
  verificationFormSchema,
} from '#contract/people/onboarding/forms.ts'
import type { Behaviour } from '#contract/stations/registry/behaviour.ts'
import type { SignupStep } from './signup-steps.ts'

/** The conditions that decide about the fields of a step. */
export type FormQuestion = {
  step: SignupStep
  variant: Behaviour['signup']
  minAge: number
  /** Whether the e-mail has to be asked: the person is on no list of an affiliate station. */
  asksEmail: boolean
  fromLogin: boolean
}

const first = {
  standard: credentialsFormSchema,
  promotion: promotionFormSchema,
  affiliate: affiliateFormSchema,
}

/** Gives the schema of a step's form, on the server and in the browser. */
export function schemaOf({ step, variant, minAge, asksEmail, fromLogin }: FormQuestion): z.ZodType {
  switch (step) {
    case 'conta':
      return variant === 'simple' ? simpleFormSchema(minAge) : first[variant]
    case 'dados':
      return asksEmail ? personWithEmailFormSchema(minAge) : personFormSchema(minAge)
    // Read by the kinds of its fields, which the API knows.
    case 'mais':
      return z.object({})
    case 'senha':
      return variant === 'simple' ? passwordWithEmailFormSchema : passwordFormSchema
    case 'verificacao':
      return fromLogin ? offeredFormSchema : verificationFormSchema
  }
}
