/** WCAG 2 contrast of `#rrggbb` colours, without the colour library: small enough for browsers. */
export const white = '#ffffff'
export const black = '#000000'

const linear = (byte: number) => {
  const channel = byte / 255
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
}
const linearOf = Float64Array.from({ length: 256 }, (_, byte) => linear(byte))

/** Works out the WCAG relative luminance of a hex colour. */
export function luminance(hex: string): number {
  const value = Number.parseInt(hex.slice(1), 16)
  const channel = (shift: number) => linearOf[(value >> shift) & 255] ?? 0
  return 0.2126 * channel(16) + 0.7152 * channel(8) + 0.0722 * channel(0)
}

/** Works out the contrast of two luminances, 1 to 21. */
export const ratio = (a: number, b: number) => (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
/** Works out the WCAG contrast, 1 to 21. */
export const contrast = (a: string, b: string) => ratio(luminance(a), luminance(b))

/** Chooses white where it is legible as text, else black: at least 4.5:1 on any colour. */
export const extremeOn = (background: string) => (contrast(white, background) >= 4.5 ? white : black)

const hexColor = /^#[0-9a-f]{6}$/i
const hexOf = (color: string | null) => (color && hexColor.test(color) ? color : undefined)

/**
 * Reads a ground and the words on it as an owner chose them, one or both, always 4.5:1 or more (POL-14): words that
 * cannot be read on the ground are white or black; words without a ground get one. Null: nothing was chosen, or no
 * `#rrggbb`. Pure.
 */
export function readablePair(ground: string | null, words: string | null) {
  const [given, wanted] = [hexOf(ground), hexOf(words)]
  if (given)
    return { ground: given, words: wanted && contrast(given, wanted) >= 4.5 ? wanted : extremeOn(given) }
  return wanted ? { ground: extremeOn(wanted), words: wanted } : null
}
