/** An address as it is shown to somebody who may not be its owner: enough to recognise one's own. Pure. */

/** Masks an e-mail: `m***@exemplo.com.br` */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@')
  return `${email.slice(0, 1)}***${email.slice(at)}`
}

/** Masks a telephone: `(**) *****-0001` */
export const maskPhone = (digits: string): string => `(**) *****-${digits.slice(-4)}`
