/** The schemes that a person can choose; without a choice the device's counts. Values of the cookie and of the form. */
export const schemes = ['claro', 'escuro'] as const
export type Scheme = (typeof schemes)[number]

const cookie = 'tema'
const oneYearSeconds = 31_536_000

/** Reads the choice of a Cookie header; null: as the device. Plain, so that the page cache can read it, too. */
export function readScheme(header: string | null): Scheme | null {
  const given = new Set((header ?? '').split(/;\s*/))
  return schemes.find((scheme) => given.has(`${cookie}=${scheme}`)) ?? null
}

/** Writes the `Set-Cookie` that remembers a choice for a year, or forgets it. */
export const schemeHeader = (scheme: Scheme | null, secure: boolean): string =>
  `${cookie}=${scheme ?? ''}; Path=/; Max-Age=${scheme ? oneYearSeconds : 0}; SameSite=Lax${secure ? '; Secure' : ''}`
