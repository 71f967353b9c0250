import { memberOf } from '../../people/access/index.ts'
import type { ApiContext } from '../../platform/context.ts'
import type { PostalAddress } from '../../platform/ports/index.ts'
import { limit } from '../../platform/rate-limit/index.ts'

/** CEPs that one person has somebody else's service asked for in a minute. */
const perMinute = { name: 'cep-asked', points: 20, durationSeconds: 60 }

/**
 * Where a CEP lies; null where there is none. What is known without asking anybody counts nothing (CAR-19, SEC-107). Outside transactions:
 * somebody else's service may be asked. @throws too_many_requests
 */
export async function placeOfCep(ctx: ApiContext, cep: string): Promise<PostalAddress | null> {
  const { postalCodes } = ctx.ports
  const known = postalCodes.known(cep)
  if (known !== undefined) return known
  await limit(ctx, { ...perMinute, key: `${ctx.station.id}:${memberOf(ctx)}` })
  return postalCodes.find(cep)
}
