import { z } from 'zod'
import { endpoint, idParam } from '../../endpoint.ts'
import { partnerPersonSchema, partnerSchema } from './schemas.ts'

const team = { access: 'team', right: 'team', tag: 'management' } as const
const byId = z.object({ id: idParam })
const answer = z.array(partnerSchema)

export const listPartners = endpoint({
  ...team,
  method: 'get',
  path: '/management/partners',
  summary: 'Partners of the station with their activities and the people who redeem for them (GAP-84)',
  answer,
})

export const addPartnerPerson = endpoint({
  ...team,
  method: 'post',
  path: '/management/partners/{id}/people',
  summary: "Let a member of the station redeem the vouchers of a partner's activities",
  params: byId,
  body: partnerPersonSchema,
  idempotent: true,
  answer,
})

/** `person` is the member's number. */
export const removePartnerPerson = endpoint({
  ...team,
  method: 'delete',
  path: '/management/partners/{id}/people/{person}',
  summary: 'A member redeems for a partner no more; what they redeemed stays redeemed',
  params: byId.extend({ person: idParam }),
  answer,
})
