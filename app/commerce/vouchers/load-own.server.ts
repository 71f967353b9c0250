import type { ApiClient } from '#contract/client.ts'
import { ApiProblem } from '#contract/client.ts'
import { getOwnVoucher } from '#contract/commerce/vouchers/endpoints.ts'

const nothing = { voucher: null, bought: null }

/** Loads the voucher that `?voucher=` or `?compra=` names; nothing when it is not the member's own. */
export async function loadOwnVoucher(api: ApiClient, code: string | null) {
  if (!code || code.length > 40) return nothing
  try {
    return await api.call(getOwnVoucher, { params: { code } })
  } catch (problem) {
    if (problem instanceof ApiProblem && problem.status === 404) return nothing
    throw problem
  }
}

/** Gives the cursor of an older page, or undefined. */
export const cursorOf = (query: URLSearchParams) => /^\d{1,15}$/.exec(query.get('apos') ?? '')?.[0]
