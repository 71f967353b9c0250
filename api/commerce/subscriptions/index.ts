export { type Way, wayOf } from './bill.ts'
export { leaveSubscription } from './cancel-subscription.ts'
export { cancelForMember, changeForMember, giveUpOpenCharge } from './change-for-member.ts'
export { changePayment } from './change-subscription.ts'
export { subscriptionBegan, subscriptionEnded } from './events.ts'
export { verifyOpenCharge } from './get-subscription.ts'
export { type HeldPlan, heldPlan, planNameOf } from './held-plan.ts'
export {
  type Begun,
  limitSubscribing,
  openSubscription,
  requireShown,
  subscriptionByKey,
} from './open-subscription.ts'
export { periodEndOf } from './periods.ts'
export { daysBetween } from './recurrence-dates.ts'
export { planPeriods } from './subscribe.ts'
export { cardFacts, openPaymentOf, refusalOf } from './subscription-answer.ts'
export { currentOf, lockMember } from './subscription-rows.ts'
export { productSubscriptionTexts, subscriptionTexts } from './texts.ts'
export type { SubscriptionRow } from './types.ts'
