/** The message for a text that is no colour. */
export const colorText = 'Informe uma cor como #0f62fe'

/** Reads a colour as people type or paste it (`#abc`, `abc123`, ` #AABBCC `) as `#rrggbb`; null when it is none. Pure. */
export function hexColor(typed: string): string | null {
  const [, digits] = /^#?([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(typed.trim()) ?? []
  if (!digits) return null
  const six = digits.length === 3 ? [...digits].map((digit) => digit + digit).join('') : digits
  return `#${six.toLowerCase()}`
}
