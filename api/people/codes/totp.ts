import { Secret, TOTP } from 'otpauth'
import { codeDigits } from '#contract/people/codes/schemas.ts'

/** Seconds of one code, as all apps have them. */
const period = 30
/** Codes before and after the one of now that count: clocks of phones are off by some seconds, and typing takes a while. */
const window = 1

const made = (secret: string, names: { issuer?: string; label?: string } = {}) =>
  new TOTP({ ...names, algorithm: 'SHA1', digits: codeDigits, period, secret: Secret.fromBase32(secret) })

/** A secret by chance, of 160 bits, in base 32. */
export const newSecret = (): string => new Secret({ size: 20 }).base32

/** What an app reads from the picture: whose codes they are, and where. Pure. */
export const secretUri = (secret: string, { station, email }: { station: string; email: string }): string =>
  // A colon parts the two in the address.
  made(secret, { issuer: station.replaceAll(':', ' '), label: email }).toString()

/** Which half minute a code is of, counted from 1970; null: it is none of those around now. Pure. */
export function stepOf(secret: string, code: string, now: Date): number | null {
  const delta = made(secret).validate({ token: code, timestamp: now.getTime(), window })
  return delta === null ? null : Math.floor(now.getTime() / 1000 / period) + delta
}

/** The code of a moment: what an app would show. Pure. */
export const codeAt = (secret: string, now: Date): string =>
  made(secret).generate({ timestamp: now.getTime() })
