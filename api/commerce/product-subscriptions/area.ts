import { bringTypes, participationUndone, shownToMember } from '../../activities/participation/index.ts'
import { openToMember } from '../../people/access/index.ts'
import type { Area } from '../../platform/area.ts'
import { subscriptionBegan, subscriptionEnded } from '../subscriptions/index.ts'
import { hearBegan, hearEnded, requireNoSubscription } from './hear-subscription.ts'
import { productSubscriptionRoutes } from './http.ts'
import { opensSubscriptions, showSubscription } from './opens-subscriptions.ts'
import { subscriptionType } from './subscription-type.ts'

export const productSubscriptionArea: Area = {
  routes: productSubscriptionRoutes,
  extensions: [
    bringTypes(subscriptionType),
    shownToMember.answeredBy(showSubscription),
    openToMember.answeredBy(opensSubscriptions),
    participationUndone.heardBy(requireNoSubscription),
    subscriptionBegan.heardBy(hearBegan),
    subscriptionEnded.heardBy(hearEnded),
  ],
}
