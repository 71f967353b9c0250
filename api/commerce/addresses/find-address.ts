import type { FoundAddress } from '#contract/commerce/addresses/schemas.ts'
import { personTexts } from '#contract/person-fields.ts'
import type { ApiContext } from '../../platform/context.ts'
import { ApiError } from '../../platform/errors.ts'
import { placeOfCep } from './place-of-cep.ts'

/**
 * State, city and street of a CEP, as far as they are known (CAR-19).
 * @throws invalid_input for city and street where there is no such CEP; too_many_requests
 */
export async function findAddress(ctx: ApiContext, cep: string): Promise<FoundAddress> {
  const found = await placeOfCep(ctx, cep)
  if (!found) throw ApiError.fields({ city: personTexts.cep, street: personTexts.cep })
  return { cep, ...found }
}
