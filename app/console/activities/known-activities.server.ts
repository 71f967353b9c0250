import type { ApiClient } from '#contract/client.ts'
import { listManagedActivities } from '#contract/console/activities/endpoints.ts'

/** How many names the browser offers for prerequisites. */
const offered = 200

/** Activities that may come before one, for the browser's list. */
export async function knownActivities(api: ApiClient, except?: number) {
  const { list } = await api.call(listManagedActivities, { query: { limit: offered } })
  return list.filter(({ id }) => id !== except).map(({ id, name }) => ({ id, name }))
}
