/** Ends of lines, of whatever kind, and control characters with the blanks around them. */
const breaks = /\s*[\p{Cc}\u2028\u2029]+\s*/gu

/** A text in one line: where it had several they are joined by a blank. For names, which calendars and mails carry on. Pure. */
export const oneLine = (text: string): string => text.replace(breaks, ' ').trim()
