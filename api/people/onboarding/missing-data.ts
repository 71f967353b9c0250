import type { ApiContext } from '../../platform/context.ts'
import type { participants } from '../access/tables.ts'
import { hasAcceptedTerms } from './has-accepted-terms.ts'

type Row = typeof participants.$inferSelect

/** The data of a person that the onboarding asks for. */
export const personFields = ['name', 'tel', 'birthday', 'state', 'city'] as const

/**
 * What of the data that everybody gives who takes part in a station is not there yet, by the names of the API; nothing:
 * the onboarding may be through (ONB-11, GAP-21, GAP-25, GAP-32).
 */
export async function missingData(ctx: ApiContext, row: Row): Promise<string[]> {
  const missing: string[] = personFields.filter((field) => !row[field])
  return (await hasAcceptedTerms(ctx, row.id)) ? missing : [...missing, 'terms_accepted']
}
