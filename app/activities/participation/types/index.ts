import { researchTypes } from '../research/research-types.tsx'
import { agreement } from './agreement.tsx'
import { coupon } from './coupon.tsx'
import { course } from './course.tsx'
import { donation } from './donation.tsx'
import { invitation } from './invitation.tsx'
import { partnerInvitation } from './partner-invitation.tsx'
import type { PortalActivityType } from './portal-activity-type.ts'
import { productSubscription } from './product-subscription.tsx'
import { products } from './products.tsx'
import { rawContent } from './raw-content.tsx'
import { share } from './share.tsx'
import { videos } from './videos.tsx'

/** The types that can be taken part in here, one line each. */
const types: readonly PortalActivityType[] = [
  agreement,
  coupon,
  course,
  donation,
  invitation,
  partnerInvitation,
  products,
  productSubscription,
  rawContent,
  share,
  videos,
  ...researchTypes,
]
const byId = new Map(types.map((type) => [type.contract.id, type]))

/** Gives the portal's half of a type; empty for types that only show their description. */
export const portalTypeOf = (typeId: number): Partial<PortalActivityType> => byId.get(typeId) ?? {}
