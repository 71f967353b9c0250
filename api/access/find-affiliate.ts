import type { ApiContext } from '../context.ts'

/** What the portal's registration step 2 begins with (D1§4): JSON for `details.affiliated`. */
export type Affiliate = Record<string, string | null>

/** Looks an affiliate up by what somebody typed into the log-in. */
export type FindAffiliate = (ctx: ApiContext, identifier: Identifier) => Promise<Affiliate | null>

export type Identifier = { by: 'cpf' | 'email'; value: string }

/** Without a list everybody is unknown; the area that keeps the lists gives its look-up to the routes. */
export const findAffiliate: FindAffiliate = async () => null
