/** Cuts a name to at most `max` characters, at the end with an ellipsis (HOM-09, VID-07). Pure. */
export function truncate(name: string, max: number): string {
  const characters = [...name]
  return characters.length <= max ? name : `${characters.slice(0, max).join('').trimEnd()}…`
}
