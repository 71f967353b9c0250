const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  nbsp: ' ',
  '#39': "'",
}

/** The words of harmless HTML, a line for each of its blocks; it may be cut off anywhere. Pure. */
export const plainTextOf = (html: string): string =>
  html
    .replace(/<[^>]*$/, '')
    .replace(/&[#\w]*$/, '')
    .replace(/<br\b[^>]*>|<\/(?:p|li|h\d|blockquote|div)>/g, '\n')
    .replace(/<[^>]+>/g, '')
    .replace(/&(amp|lt|gt|quot|nbsp|#39);/g, (_, name: string) => entities[name] ?? '')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n\s*/g, '\n')
    .trim()
