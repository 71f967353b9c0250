import { defineEvent } from '../../platform/event.ts'
import type { SubscriptionRow } from './types.ts'

/** The first charge of a subscription was paid; in that transaction, under the locks of its owner and of their inviter. */
export const subscriptionBegan = defineEvent<SubscriptionRow>()

/** A subscription is over, paid or not; in the transaction that ends it, once, under the lock of its owner. */
export const subscriptionEnded = defineEvent<SubscriptionRow>()
