/** Ends of lines, of whatever kind, and control characters. */
const breaks = /[\p{Cc}\u2028\u2029]+/u

/** Puts a text into one line: where it had several they are joined by a blank. For names, which calendars and mails carry on. Pure. */
export function oneLine(text: string): string {
  // No database stores it: it is refused as it is.
  if (text.includes('\0')) return text
  return text
    .split(breaks)
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join(' ')
}
