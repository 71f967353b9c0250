import type { charges, refunds } from './tables.ts'

export type Charge = typeof charges.$inferSelect
export type Refund = typeof refunds.$inferSelect
