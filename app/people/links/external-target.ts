/** An http(s) address as it may stand in a redirect, or null. The API answers no other; a remote one might. Pure. */
export function externalTarget(link: string | undefined): string | null {
  if (!link || !URL.canParse(link)) return null
  const url = new URL(link)
  return url.protocol === 'https:' || url.protocol === 'http:' ? url.href : null
}
