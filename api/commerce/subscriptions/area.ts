import { plansKnown } from '../../activities/participation/index.ts'
import { areasLocked, planOfMember } from '../../people/access/index.ts'
import { mergeClashes, mergeHeld } from '../../people/merges/index.ts'
import { deletionHeld } from '../../people/privacy/index.ts'
import type { Area } from '../../platform/area.ts'
import { usesOfCard } from '../cards/index.ts'
import { chargeSettled, refundSettled } from '../payments/index.ts'
import { subscriptionCarried } from './carried.ts'
import { getSubscription } from './get-subscription.ts'
import { hearCharge, hearRefund } from './hear-charge.ts'
import { lockedAreas, tellPlans } from './held-plan.ts'
import { holdForBills } from './hold-deletion.ts'
import { clashOfPlans, holdMergeForBills } from './hold-merge.ts'
import { subscriptionRoutes } from './http.ts'
import { subscriptionKept } from './kept.ts'
import { rewardMonthsJob } from './reward-months.ts'
import { stepSubscriptionsJob } from './step-subscriptions.ts'
import { paidByCard } from './subscription-answer.ts'
import { subscriptionMailJob } from './subscription-mail.ts'

export const subscriptionArea: Area = {
  keeps: subscriptionKept,
  carries: subscriptionCarried,
  routes: subscriptionRoutes,
  jobs: [stepSubscriptionsJob, subscriptionMailJob, rewardMonthsJob],
  extensions: [
    chargeSettled.heardBy(hearCharge),
    refundSettled.heardBy(hearRefund),
    usesOfCard.answeredBy(paidByCard),
    plansKnown.answeredBy(tellPlans),
    areasLocked.answeredBy(lockedAreas),
    deletionHeld.answeredBy(holdForBills),
    mergeHeld.answeredBy(holdMergeForBills),
    mergeClashes.answeredBy(clashOfPlans),
    planOfMember.answeredBy(async (ctx) => (await getSubscription(ctx)).subscription),
  ],
}
