import type { participants } from './tables.ts'

type Row = typeof participants.$inferSelect

/** Whether an account opens nothing but the screen that says why (ACC-15, ACC-17..19). */
export function isBlocked({ status, hasEstablishment }: Pick<Row, 'status' | 'hasEstablishment'>): boolean {
  return status !== 'active' || !hasEstablishment
}
