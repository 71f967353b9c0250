import { randomInt } from 'node:crypto'

/** Without 0, 1, I and O, which people take for each other. */
const letters = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'
const half = 5

/** A code nobody guesses (50 bits) and everybody can type: `K7QM2-XRF9D`. */
export function newVoucherCode(): string {
  const part = () => Array.from({ length: half }, () => letters[randomInt(letters.length)]).join('')
  return `${part()}-${part()}`
}

/** A code however it was typed, as it is stored; null when it cannot be one. */
export function readVoucherCode(typed: string): string | null {
  const bare = typed.toUpperCase().replace(/[^0-9A-Z]/g, '')
  return bare.length === 2 * half ? `${bare.slice(0, half)}-${bare.slice(half)}` : null
}
