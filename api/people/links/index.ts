export { isSubscribed, setSubscription, unsubscribeLink } from './email-subscription.ts'
export { shortenPath } from './short-link.ts'
export { createCardToken } from './validate-user.ts'
