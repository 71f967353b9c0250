import { validatorOf } from '../../forms/validator.ts'
import { deliverySchema } from './delivery-schema.ts'

/** Fetched when the form of the step is first touched. */
export const deliveryValidator = (regions: readonly string[], isBrought: boolean) =>
  validatorOf(deliverySchema(regions, isBrought))
