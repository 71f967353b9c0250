import { entryCalls } from '../entries.ts'
import { managedNewsHeadSchema, managedNewsSchema, newsInputSchema } from './schemas.ts'

/** Owners' news (NWS-01, LEG-08, PLS-05, CTB-04). */
export const managedNews = entryCalls('news', 'news of the station and its consultancies', {
  input: newsInputSchema,
  entry: managedNewsSchema,
  head: managedNewsHeadSchema,
})
