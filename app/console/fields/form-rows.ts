/** How many entries of a list the fields of a form show. Pure. */
export function rowsOf(values: Readonly<Record<string, string>>, list: string): number {
  const places = Object.keys(values).flatMap((name) =>
    name.startsWith(`${list}[`) ? [Number.parseInt(name.slice(list.length + 1), 10) + 1] : [],
  )
  return places.reduce((most, place) => Math.max(most, place), 0)
}
