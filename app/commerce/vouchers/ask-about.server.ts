import { ApiProblem } from '#contract/client.ts'
import { checkVoucher, inspectVoucher } from '#contract/commerce/vouchers/endpoints.ts'
import type { VoucherCheck } from '#contract/commerce/vouchers/schemas.ts'
import type { PortalContext } from '../../station/portal-context.ts'

/** Asks the API about a code as the person who is logged in; with an expired session as anybody. */
export async function askAbout(context: PortalContext, code: string): Promise<VoucherCheck> {
  const params = { code: code.slice(0, 40) || '-' }
  if (context.sessionToken) {
    try {
      return await context.api.call(inspectVoucher, { params })
    } catch (problem) {
      if (!(problem instanceof ApiProblem) || ![401, 403].includes(problem.status)) throw problem
    }
  }
  const { isValid } = await context.apiWith(undefined).call(checkVoucher, { params })
  return { isValid, staff: null }
}
