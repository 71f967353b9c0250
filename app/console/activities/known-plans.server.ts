import type { ApiClient } from '#contract/client.ts'
import { listPlans } from '#contract/commerce/plans/endpoints.ts'

/** The plans that the station offers, for activities that are only for their subscribers; as the platform remembers them. */
export async function knownPlans(api: ApiClient) {
  const plans = await api.call(listPlans, { query: {} })
  return plans.map(({ id, name }) => ({ id, name }))
}
