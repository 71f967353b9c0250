/** In letters; longer words are cut. */
const longest = 30

/** How members see each other: the first name and the initial of the last. Pure. */
export function shortName(name: string): string {
  const words = name.trim().split(/\s+/)
  const [first = ''] = words
  const last = words.length > 1 ? [...(words.at(-1) ?? '')][0] : undefined
  const cut = [...first].slice(0, longest).join('')
  return last ? `${cut} ${last.toUpperCase()}.` : cut
}
