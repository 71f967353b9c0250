/** How long somebody waits, in the largest unit that says it well: nobody counts 1432 minutes. Pure. */
export function waitText(seconds: number): string {
  if (seconds < 120) return seconds === 1 ? '1 segundo' : `${seconds} segundos`
  const minutes = Math.ceil(seconds / 60)
  return minutes <= 90 ? `${minutes} minutos` : `${Math.ceil(minutes / 60)} horas`
}
