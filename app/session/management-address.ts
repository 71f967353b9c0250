/**
 * Where somebody goes after the log-in of a station with a management host (STN-013): its configured address with the
 * temporary token at its end, or as `tempToken` in the query where the address has no place for it. Pure.
 */
export function managementAddress(configured: string, tempToken: string): string {
  if (/[/=]$/.test(configured)) return `${configured}${tempToken}`
  return `${configured}${configured.includes('?') ? '&' : '?'}tempToken=${tempToken}`
}
