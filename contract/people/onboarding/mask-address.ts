/** An address as it is shown to somebody who may not be its owner: enough to recognise one's own. Pure. */

/** `m***@exemplo.com.br` */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@')
  return `${email.slice(0, 1)}***${email.slice(at)}`
}

/** `(**) *****-0001` */
export const maskPhone = (digits: string): string => `(**) *****-${digits.slice(-4)}`
