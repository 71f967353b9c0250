/** The consents of a visitor, in plain cookies that every page and the page cache can read (CON-01, CON-02, GAP-13). */
export const consentCookies = { cookies: 'cookies_aceitos', adult: 'maioridade' } as const

export type Consent = { cookies: boolean; adult: boolean }

const oneYearSeconds = 31_536_000

/** Reads both answers of a Cookie header. */
export function readConsent(header: string | null): Consent {
  const given = new Set((header ?? '').split(/;\s*/))
  return {
    cookies: given.has(`${consentCookies.cookies}=1`),
    adult: given.has(`${consentCookies.adult}=1`),
  }
}

/** A Cookie header of somebody who has answered everything: for pages that are only looked at. */
export const allGiven = Object.values(consentCookies)
  .map((name) => `${name}=1`)
  .join('; ')

/** Whether a station's question of age is still open for a browser, by its Cookie header (CON-02). */
export const asksAge = (station: { majoritySecurity: boolean }, cookies: string | null): boolean =>
  station.majoritySecurity && !readConsent(cookies).adult

/** Writes the `Set-Cookie` that remembers one answer for a year. */
export function consentHeader(which: keyof Consent, secure: boolean): string {
  return `${consentCookies[which]}=1; Path=/; Max-Age=${oneYearSeconds}; SameSite=Lax${secure ? '; Secure' : ''}`
}
