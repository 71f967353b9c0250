import type { ApiClient } from '#contract/client.ts'
import { listManagedPlans } from '#contract/console/plans/endpoints.ts'

/** The plans of the station, for activities that are only for their subscribers. */
export async function knownPlans(api: ApiClient) {
  const plans = await api.call(listManagedPlans)
  return plans.map(({ id, name, isWithdrawn }) => ({ id, name, isWithdrawn }))
}
