/** Activities of one page of a list (GAP-51). */
export const pageSize = 24

/** Gives the page an address asks for, from 1; what is no page is the first. Pure. */
export function pageOf(query: URLSearchParams): number {
  const wanted = /^[1-9]\d{0,4}$/.exec(query.get('pagina') ?? '')?.[0]
  return wanted ? Number(wanted) : 1
}

/** Gives the address of a page of the same list: everything else of the query stays, an open dialog does not. Pure. */
export function pageHref(query: URLSearchParams, page: number): string {
  const next = new URLSearchParams(query)
  next.delete('bloqueada')
  if (page > 1) next.set('pagina', String(page))
  else next.delete('pagina')
  return `?${next}`
}
