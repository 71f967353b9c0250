/** Whether the last month of a card, MM/YY, is over on a calendar. What is no month is not. Pure. */
export function isExpired(expiration: string, now: Date, timezone: string): boolean {
  const [, month, year] = /^(\d\d)\/(\d\d)$/.exec(expiration) ?? []
  if (!month || !year) return false
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: timezone, year: 'numeric', month: '2-digit' })
  return `20${year}-${month}` < today.format(now)
}
