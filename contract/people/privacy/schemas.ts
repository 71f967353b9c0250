import { z } from 'zod'
import { currentPasswordField } from '../../fields.ts'

/** The form that asks for the end of an account. */
export const passwordOfNow = z.strictObject({ current_password: currentPasswordField })

/** Days in which somebody may think again. */
export const daysToThink = 7
