/**
 * Gives the address that follows the log-in of a station with a management host (STN-013): the configured one with the
 * temporary token at its end, or as `tempToken` in the query where the path cannot end in it. Pure.
 */
export function managementAddress(configured: string, tempToken: string): string {
  if (/[/=]$/.test(configured)) return `${configured}${tempToken}`
  return `${configured}${configured.includes('?') ? '&' : '?'}tempToken=${tempToken}`
}
