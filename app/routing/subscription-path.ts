/** Addresses of the members' pages of subscriptions to products (D3§2, PLN-10), named once. */
export const subscriptionsPath = '/homepage/assinaturas'
export const subscriptionPath = (actionId: number): string => `${subscriptionsPath}/${actionId}`
/** Gives the address for a new card, for the products chosen on the activity's page. */
export const subscribePath = (actionId: number): string => `${subscriptionPath(actionId)}/assinar`
export const subscriptionPaymentPath = (actionId: number): string => `${subscriptionPath(actionId)}/pagamento`
export const subscriptionWaitingPath = (actionId: number): string =>
  `${subscriptionPath(actionId)}/aguardando`
