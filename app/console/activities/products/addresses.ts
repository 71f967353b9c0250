/** Where the products of an activity are written. Pure. */
export const productsAddress = (activityId: number): string => `/gestao/atividades/${activityId}/produtos`

/** Where they are delivered or fetched. Pure. */
export const locationsAddress = (activityId: number): string => `/gestao/atividades/${activityId}/entregas`

/** What takes something off. Pure. */
export const codesAddress = (activityId: number): string => `/gestao/atividades/${activityId}/codigos`

/** Who subscribed to them. Pure. */
export const subscribersAddress = (activityId: number): string =>
  `/gestao/atividades/${activityId}/assinantes`

/** What is left of them, and why. Pure. */
export const stockAddress = (activityId: number): string => `/gestao/atividades/${activityId}/estoque`
