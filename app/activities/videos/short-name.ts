const longest = 30

/** The name of a video in a list: at most thirty characters, then an ellipsis (VID-07). Pure. */
export function shortName(name: string): string {
  const characters = [...name]
  return characters.length <= longest ? name : `${characters.slice(0, longest).join('').trimEnd()}…`
}
