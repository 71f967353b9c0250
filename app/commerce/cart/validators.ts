import { validatorOf } from '../../forms/validator.ts'
import { deliverySchema } from './delivery-schema.ts'

/** Checks the form of the step; fetched when it is first touched. */
export const deliveryValidator = (regions: readonly string[], isBrought: boolean) =>
  validatorOf(deliverySchema(regions, isBrought))
