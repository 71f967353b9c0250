/**
 * Whether a person went to an address themselves: it was typed or kept, or a page of this very host led there, and the
 * answer becomes the page. Browsers say so (`sec-fetch-*`) and no page can; one that says nothing may be an image. Pure.
 */
export function isPersonsNavigation({ headers }: Pick<Request, 'headers'>): boolean {
  const site = headers.get('sec-fetch-site')
  return (
    headers.get('sec-fetch-mode') === 'navigate' &&
    headers.get('sec-fetch-dest') === 'document' &&
    (site === 'none' || site === 'same-origin') &&
    // Fetched before anybody went there.
    !headers.has('sec-purpose')
  )
}
