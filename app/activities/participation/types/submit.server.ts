import type { Participation } from '#contract/activities/participation/schemas.ts'
import { type ShareNetwork, shareNetworks } from '#contract/activities/participation/share-networks.ts'
import { agreement, takePartInAgreement } from '#contract/activity-types/agreement.ts'
import { checklistPoll } from '#contract/activity-types/checklist-poll.ts'
import { coupon } from '#contract/activity-types/coupon.ts'
import { course } from '#contract/activity-types/course.ts'
import { donation } from '#contract/activity-types/donation.ts'
import { poll } from '#contract/activity-types/poll.ts'
import { productSubscription } from '#contract/activity-types/product-subscription.ts'
import { products } from '#contract/activity-types/products.ts'
import { rawContent, takePartInRawContent } from '#contract/activity-types/raw-content.ts'
import { share, takePartInShare } from '#contract/activity-types/share.ts'
import { videos } from '#contract/activity-types/videos.ts'
import type { ApiClient } from '#contract/client.ts'
import { vote } from '../research/vote.server.ts'
import { takePartInSeenVideos } from '../videos/participation.server.ts'
import { addProduct } from './add-product.server.ts'
import { payDonation, payForCoupon, takeSeat } from './pay.server.ts'
import type { Sent } from './sent.ts'
import { subscribe } from './subscribe.server.ts'

type Submit = (api: ApiClient, sent: Sent) => Promise<Participation>

/** The call that takes part, by type. The API checks that the activity is of that type. */
const submitters: Record<number, Submit> = {
  [coupon.id]: payForCoupon,
  [course.id]: takeSeat,
  [share.id]: (api, { activityId, formData, key }) =>
    api.call(takePartInShare, {
      body: { action_id: activityId, network: networkOf(formData) },
      ...(key && { idempotencyKey: key }),
    }),
  [agreement.id]: (api, { activityId, formData, key }) =>
    api.call(takePartInAgreement, {
      body: { action_id: activityId, checkbox: formData.get('checkbox') === 'on' },
      ...(key && { idempotencyKey: key }),
    }),
  [rawContent.id]: (api, { activityId, key }) =>
    api.call(takePartInRawContent, { body: { action_id: activityId }, ...(key && { idempotencyKey: key }) }),
  [donation.id]: payDonation,
  [products.id]: addProduct,
  [productSubscription.id]: subscribe,
  [checklistPoll.id]: vote,
  [poll.id]: vote,
  [videos.id]: (api, { activityId }) => takePartInSeenVideos(api, activityId),
}

const networkOf = (formData: FormData): ShareNetwork =>
  shareNetworks.find((one) => one === formData.get('network')) ?? 'link'

/** Gives the call of a type, or undefined for types that take no participations. */
export const submitterOf = (typeId: number): Submit | undefined => submitters[typeId]
