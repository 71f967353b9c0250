import type { ApiClient } from '#contract/client.ts'
import { listSubscriptionCharges } from '#contract/commerce/subscriptions/endpoints.ts'

/** Gives the number of the last charge of a plan, 0 before the first: it makes the key of the intention (ADR 34). */
export async function lastChargeOf(api: ApiClient): Promise<number> {
  const { content } = await api.call(listSubscriptionCharges, { query: { limit: 1 } })
  return content[0]?.id ?? 0
}
