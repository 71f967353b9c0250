import { z } from 'zod'
import { endpoint, idParam } from '../../endpoint.ts'
import { savedCalls } from '../entries.ts'
import {
  fuelInputSchema,
  fuelVoucherFilterSchema,
  managedFuelSchema,
  managedFuelVoucherSchema,
} from './schemas.ts'

const team = { access: 'team', right: 'content', tag: 'management' } as const
const params = z.object({ id: idParam })

export const listManagedFuel = endpoint({
  ...team,
  method: 'get',
  path: '/management/fuel-campaigns',
  summary: 'Fuel campaigns with how many vouchers were taken (FUE-01)',
  answer: z.array(managedFuelSchema),
})

/** Vouchers that were taken stay as they were promised. */
export const managedFuel = savedCalls('fuel-campaigns', 'fuel campaigns', {
  input: fuelInputSchema,
  entry: managedFuelSchema,
})

export const setFuelVoucherUsed = endpoint({
  ...team,
  method: 'put',
  path: '/management/fuel-vouchers/{id}/used',
  summary: 'Say that a voucher was used, or that it was not; twice is once (GAP-147)',
  params,
  body: z.strictObject({ isUsed: z.boolean() }),
  answer: z.object({ isUsed: z.boolean() }),
})

export const searchFuelVouchers = endpoint({
  ...team,
  method: 'get',
  path: '/management/fuel-vouchers',
  summary: 'Vouchers that members took, newest first, by code or name (FUE-02)',
  query: fuelVoucherFilterSchema,
  answer: z.object({ list: z.array(managedFuelVoucherSchema), next: z.number().nullable() }),
})
