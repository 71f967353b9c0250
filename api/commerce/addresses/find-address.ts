import type { FoundAddress } from '#contract/commerce/addresses/schemas.ts'
import { personTexts } from '#contract/person-fields.ts'
import { memberOf } from '../../people/access/index.ts'
import type { ApiContext } from '../../platform/context.ts'
import { ApiError } from '../../platform/errors.ts'
import type { PostalAddress } from '../../platform/ports/index.ts'
import { limit } from '../../platform/rate-limit/index.ts'

/**
 * State, city and street of a CEP, as far as they are known (CAR-19).
 * @throws invalid_input for city and street where there is no such CEP; too_many_requests
 */
export async function findAddress(ctx: ApiContext, cep: string): Promise<FoundAddress> {
  const found = await placeOfCep(ctx, cep)
  if (!found) throw ApiError.fields({ city: personTexts.cep, street: personTexts.cep })
  return { cep, ...found }
}

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
