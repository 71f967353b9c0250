import { z } from 'zod'
import { endpoint, idParam } from '../../endpoint.ts'
import { stationLookupSchema, stationSchema } from './schemas.ts'

export const getStation = endpoint({
  method: 'get',
  path: '/stations/{stationId}',
  access: 'public',
  tag: 'stations',
  summary: 'Public data of a station (TEN-02)',
  params: z.object({ stationId: idParam }),
  answer: stationSchema,
})

/**
 * Ours: a portal finds the station of a host once per request. Exactly one of the three is given; a number is answered on
 * the station's own host only.
 */
export const lookupStation = endpoint({
  method: 'get',
  path: '/stations-lookup',
  access: 'public',
  tag: 'stations',
  summary: 'The injected configuration of a station, by sub-domain, own domain or id (GAP-02)',
  query: z.object({
    slug: z.string().max(63).optional(),
    domain: z.string().max(253).optional(),
    id: idParam.optional(),
  }),
  answer: stationLookupSchema,
})
