/** The rhythms in which subscribed products come and are charged, the shortest first (D3§9, PLN-12). */
export const recurrences = [
  'weekly',
  'biweekly',
  'monthly',
  'bimonthly',
  'quarterly',
  'halfyearly',
  'yearly',
] as const
export type Recurrence = (typeof recurrences)[number]

/** The names of the rhythms; the words are literal (PLN-12). */
export const recurrenceNames: Readonly<Record<Recurrence, string>> = {
  weekly: 'Semanal',
  biweekly: 'Quinzenal',
  monthly: 'Mensal',
  bimonthly: 'Bimestral',
  quarterly: 'Trimestral',
  halfyearly: 'Semestral',
  yearly: 'Anual',
}
