import type { topUps } from './tables.ts'

export type TopUpRow = typeof topUps.$inferSelect
