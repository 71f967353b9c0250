import { z } from 'zod'
import { endpoint, idParam } from '../../endpoint.ts'
import {
  fuelInputSchema,
  fuelVoucherFilterSchema,
  managedFuelSchema,
  managedFuelVoucherSchema,
} from './schemas.ts'

const owner = { access: 'owner', tag: 'management' } as const
const params = z.object({ id: idParam })
const answer = managedFuelSchema

export const listManagedFuel = endpoint({
  ...owner,
  method: 'get',
  path: '/management/fuel-campaigns',
  summary: 'Fuel campaigns with how many vouchers were taken (FUE-01)',
  answer: z.array(managedFuelSchema),
})

export const getManagedFuel = endpoint({
  ...owner,
  method: 'get',
  path: '/management/fuel-campaigns/{id}',
  summary: 'One fuel campaign',
  params,
  answer,
})

export const createFuel = endpoint({
  ...owner,
  method: 'post',
  path: '/management/fuel-campaigns',
  summary: 'A new fuel campaign',
  body: fuelInputSchema,
  idempotent: true,
  answer,
})

export const saveFuel = endpoint({
  ...owner,
  method: 'put',
  path: '/management/fuel-campaigns/{id}',
  summary:
    'Change a fuel campaign that is as it was seen; vouchers that were taken stay as they were promised',
  params,
  body: z.strictObject({ seen: z.string().max(100), value: fuelInputSchema }),
  answer,
})

export const setFuelVoucherUsed = endpoint({
  ...owner,
  method: 'put',
  path: '/management/fuel-vouchers/{id}/used',
  summary: 'Say that a voucher was used, or that it was not; twice is once (GAP-147)',
  params,
  body: z.strictObject({ isUsed: z.boolean() }),
  answer: z.object({ isUsed: z.boolean() }),
})

export const searchFuelVouchers = endpoint({
  ...owner,
  method: 'get',
  path: '/management/fuel-vouchers',
  summary: 'Vouchers that members took, newest first, by code or name (FUE-02)',
  query: fuelVoucherFilterSchema,
  answer: z.object({ list: z.array(managedFuelVoucherSchema), next: z.number().nullable() }),
})
