import { z } from 'zod'
import { currentPasswordField } from '#contract/fields.ts'
import { codeFormSchema } from '#contract/people/onboarding/forms.ts'

/** The link's page in the browser that registered: a button; the password only if the API asks for it. */
export const ownBrowserSchema = z.object({ password: currentPasswordField.optional() })
/** Anywhere else: the password of the registration. */
export const elsewhereSchema = z.object({ password: currentPasswordField })
/** The page of the code: the same. */
export const codePageSchema = codeFormSchema.extend({ password: currentPasswordField.optional() })
