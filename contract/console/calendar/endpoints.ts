import { entryCalls } from '../entries.ts'
import { eventInputSchema, managedEventHeadSchema, managedEventSchema } from './schemas.ts'

/** Owners' events (NWS-05, LEG-10, CTB-06). */
export const managedEvents = entryCalls('events', 'events of the station and its consultancies', {
  input: eventInputSchema,
  entry: managedEventSchema,
  head: managedEventHeadSchema,
})
