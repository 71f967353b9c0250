/** In letters, of one text and of all of a form: far beyond what any field takes but those of formatted texts. */
const mostOfOne = 10_000
const mostOfAll = 100_000

/** Cuts the texts of a form that comes back: whatever was sent, its page stays about as large as it was (SEC-51). */
export function createShortener(): (text: string) => string {
  let left = mostOfAll
  return (text) => {
    const kept = text.slice(0, Math.min(mostOfOne, left))
    left -= kept.length
    return kept
  }
}

/** Cuts one text by itself. Pure. */
export const shortened = (text: string): string => text.slice(0, mostOfOne)
