import { z } from 'zod'
import { endpoint, idParam } from '../../endpoint.ts'
import { fuelCampaignSchema, fuelVoucherSchema } from './schemas.ts'

const member = { access: 'participant', tag: 'fuel' } as const

/** 404 on stations without fuel campaigns, as the two below. */
export const listFuelCampaigns = endpoint({
  ...member,
  method: 'get',
  path: '/legisclub-fuels',
  summary: 'Fuel campaigns that are on (FUE-01, STN-026b)',
  answer: z.array(fuelCampaignSchema),
})

export const listFuelVouchers = endpoint({
  ...member,
  method: 'get',
  path: '/legisclub-fuels/{userId}',
  summary: "The user's fuel vouchers, newest first (FUE-01)",
  params: z.object({ userId: idParam }),
  answer: z.array(fuelVoucherSchema),
})

/** Redeems a fuel voucher; the same key again answers the same one. */
export const redeemFuel = endpoint({
  ...member,
  method: 'post',
  path: '/legisclub-fuels',
  summary: 'Take a voucher for one of the fuels of a campaign (FUE-02)',
  idempotent: true,
  body: z.strictObject({ fuel_id: idParam, user_id: idParam.optional() }),
  answer: fuelVoucherSchema,
})
