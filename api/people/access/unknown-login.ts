import { defineQuestion } from '../../platform/event.ts'

/** What the portal's registration step 2 begins with (D1§4): JSON for `details.affiliated`. */
export type Affiliate = Record<string, string | null>

export type Identifier = { by: 'cpf' | 'email'; value: string }

/** What the lists of a station say of somebody who logs in and has no account (ACC-04). */
export const unknownLogin = defineQuestion<Identifier, Affiliate | null>()
