/** Longest address the footer shows (D1§9). */
const maxCharacters = 45

/** Gives the address cut at 45 characters, with an ellipsis where something is missing (PUB-16). */
export function cutAddress(address: string): string {
  const characters = [...address]
  if (characters.length <= maxCharacters) return address
  return `${characters.slice(0, maxCharacters).join('').trimEnd()}…`
}
