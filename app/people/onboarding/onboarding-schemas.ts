import { personFormSchema } from '#contract/people/onboarding/forms.ts'
import { acceptedField } from '#contract/person-fields.ts'

/** Gives the schema of the personal data of the onboarding; the terms only where nobody asked yet. */
export const dataFormSchema = ({ minAge, needsTerms }: { minAge: number; needsTerms: boolean }) =>
  needsTerms ? personFormSchema(minAge).extend({ terms: acceptedField }) : personFormSchema(minAge)
