import { expect, test } from 'vitest'
import type { z } from 'zod'
import { listPoints } from './activities/wallet/endpoints.ts'
import { fuelInputSchema } from './console/fuel/schemas.ts'
import { newBlockSchema } from './console/moderation/schemas.ts'
import * as orders from './console/orders/endpoints.ts'
import { listAppointmentDay } from './console/services/endpoints.ts'
import { decisionSchema } from './console/services/schemas.ts'
import { instantField } from './content-fields.ts'
import { dayField, momentField } from './day-fields.ts'
import { fieldTexts } from './fields.ts'
import { registrationChangeSchema } from './people/registration-changes/schemas.ts'

type Shape = { shape: Record<string, z.ZodType> }
const shapeOf = (schema: unknown) => (schema as Shape).shape

const days: [name: string, field: z.ZodType | undefined][] = [
  ['a day', dayField],
  ['of appointments', shapeOf(listAppointmentDay.params).day],
  ['of orders', shapeOf(orders.getOrderDay.params).day],
  ['of a reconciliation', shapeOf(orders.reconcileDay.params).day],
  ['from which orders are listed', shapeOf(orders.searchOrders.query).from],
  ['from which a statement is', shapeOf(listPoints.query).from],
  ['a campaign begins', shapeOf(fuelInputSchema).startsOn],
]
const moments: typeof days = [
  ['an instant', momentField()],
  ['an appointment is at', shapeOf(decisionSchema.options[0]).at],
  ['somebody may write again', shapeOf(newBlockSchema).ends_at],
  ['news are published', instantField],
]

test.each(days)('VAL-01 %s: a day of no calendar is refused', (_, field) => {
  for (const day of ['0000-01-01', '0001-01-01', '1899-12-31', '9999-12-31', '2026-02-30', 'hoje'])
    expect({ day, isTaken: field?.safeParse(day).success }).toEqual({ day, isTaken: false })
  expect(field?.safeParse('2026-03-31').success).toBe(true)
})

test.each(moments)('VAL-01 %s: an instant of no calendar is refused', (_, field) => {
  for (const day of ['0000-01-01', '0001-01-01', '9999-12-31'])
    expect({ day, isTaken: field?.safeParse(`${day}T12:00:00Z`).success }).toEqual({ day, isTaken: false })
  expect(field?.safeParse('2026-03-31T12:00:00Z').success).toBe(true)
})

test.each([
  [undefined, fieldTexts.required],
  ['', fieldTexts.required],
  ['Rico', fieldTexts.other],
])('PLS-07 a situation %s is refused in its words', (situacao, said) => {
  const { error } = registrationChangeSchema.safeParse({ email: 'a@exemplo.com.br', situacao })
  expect(error?.issues.map(({ message }) => message)).toEqual([said])
})
