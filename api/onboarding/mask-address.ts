/** How addresses are shown to somebody who may be a stranger: enough to know one's own, no more. Pure. */

/** `m***@exemplo.com.br` */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@')
  return `${email.slice(0, 1)}***${email.slice(at)}`
}

/** `(**) *****-0001` */
export const maskPhone = (digits: string): string => `(**) *****-${digits.slice(-4)}`
