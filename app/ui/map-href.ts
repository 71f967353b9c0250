/** What is no place on a map: an address of the web, or words for 'not in a room'. */
const nowhere = /https?:|www\.|[aà] distância|\b(on-?line|virtual|remot[oa]|a definir|zoom|meet|teams)\b/iu

/**
 * Gives the address at which a map looks for a place, null for what is none. What has neither a number nor a comma is a name, and is looked
 * for with that of whose it is (GAP-158). Pure.
 */
export function mapHref(where: string, of: string): string | null {
  const place = where.trim()
  if (place === '' || nowhere.test(place)) return null
  const query = /[\d,]/.test(place) ? place : `${place}, ${of}`
  return `https://www.google.com/maps/search/?${new URLSearchParams({ api: '1', query })}`
}
