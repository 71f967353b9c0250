import type { FoundAddress } from '#contract/commerce/addresses/schemas.ts'
import { personTexts } from '#contract/person-fields.ts'
import { memberOf } from '../../people/access/index.ts'
import type { ApiContext } from '../../platform/context.ts'
import { ApiError } from '../../platform/errors.ts'
import { limit } from '../../platform/rate-limit/index.ts'

/** What one person looks up in an hour; somebody else's service may be asked for each. */
const perMember = { name: 'cep', points: 60, durationSeconds: 3600 }

/**
 * State, city and street of a CEP, as far as they are known (CAR-19).
 * @throws invalid_input for city and street where there is no such CEP; too_many_requests
 */
export async function findAddress(ctx: ApiContext, cep: string): Promise<FoundAddress> {
  await limit(ctx, { ...perMember, key: `${ctx.station.id}:${memberOf(ctx)}` })
  const found = await ctx.ports.postalCodes.find(cep)
  if (!found) throw ApiError.fields({ city: personTexts.cep, street: personTexts.cep })
  return { cep, ...found }
}
