import { z } from 'zod'
import { fieldTexts, requiredText } from '#contract/fields.ts'
import { cepField, stateField } from '#contract/person-fields.ts'
import { regionForm } from './region-value.ts'

const optional = (max: number) => z.string().trim().max(max, fieldTexts.max(max)).default('')

/** The fields of a delivery address; the complement is optional (D3§5, CAR-04). */
const addressFields = {
  zipcode: cepField,
  street: requiredText(120),
  number: requiredText(20),
  complement: optional(80),
  neighborhood: optional(80),
  city: requiredText(80),
  state: stateField,
}

/**
 * Gives the schema of the form of the step: a region for each activity, and the address where one of them delivers.
 * @param regions names of the fields of regions
 */
export const deliverySchema = (regions: readonly string[], isBrought: boolean) =>
  z.object({
    ...Object.fromEntries(
      regions.map((name) => [name, z.string(fieldTexts.required).regex(regionForm, fieldTexts.required)]),
    ),
    ...(isBrought ? addressFields : {}),
  })
