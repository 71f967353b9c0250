import type { Partner } from '#contract/console/partners/schemas.ts'
import type { ApiContext } from '../../platform/context.ts'
import { ApiError } from '../../platform/errors.ts'
import type { OwnerPart } from '../entries/owner-part.ts'
import { listPartners } from './list-partners.ts'
import { partnerTexts as texts } from './texts.ts'

/** Who redeems for the partners of a station. */
export const partnerPeople: OwnerPart = { locks: [], isPublic: false }

/** One of the station's partners with its people. @throws not_found */
export async function requirePartner(ctx: ApiContext, id: number): Promise<Partner> {
  const partner = (await listPartners(ctx)).find((one) => one.id === id)
  if (!partner) throw new ApiError('not_found', texts.unknownPartner)
  return partner
}
