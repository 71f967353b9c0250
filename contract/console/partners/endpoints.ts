import { z } from 'zod'
import { endpoint, idParam } from '../../endpoint.ts'
import { partnerPersonSchema, partnerSchema } from './schemas.ts'

const owner = { access: 'owner', tag: 'management' } as const
const byId = z.object({ id: idParam })
const answer = z.array(partnerSchema)

export const listPartners = endpoint({
  ...owner,
  method: 'get',
  path: '/management/partners',
  summary: 'Partners of the station with their activities and the people who redeem for them (GAP-84)',
  answer,
})

export const addPartnerPerson = endpoint({
  ...owner,
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
  ...owner,
  method: 'delete',
  path: '/management/partners/{id}/people/{person}',
  summary: 'A member redeems for a partner no more; what they redeemed stays redeemed',
  params: byId.extend({ person: idParam }),
  answer,
})
