import { z } from 'zod'
import { currentPasswordField } from '#contract/fields.ts'

/** The link's page in the browser that registered: a button. */
export const ownBrowserSchema = z.object({})
/** Anywhere else: the password of the registration. */
export const elsewhereSchema = z.object({ password: currentPasswordField })
