import { defineEvent } from '../../platform/event.ts'

/** What the portal's registration step 2 begins with (D1§4): JSON for `details.affiliated`. */
export type Affiliate = Record<string, string | null>

export type Identifier = { by: 'cpf' | 'email'; value: string }

/** Somebody logs in whom the station does not know. The area that keeps its lists may (ACC-04). */
export const unknownLogin = defineEvent<Identifier, Affiliate | null>()
