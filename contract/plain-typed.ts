import { compatible } from './composed.ts'

/**
 * Cleans a short value that was typed, pasted or written by a spreadsheet: marks of direction and without width, kinds
 * of dash and of blank, wide digits, the apostrophe with which Excel marks a text. For numbers and dates, not for
 * prose. Pure.
 */
export const plainTyped = (text: string): string =>
  // Long texts are no such value, and normalising one may take seconds (SEC-72).
  (text.length > mostTyped ? text : compatible(text))
    .replace(/[\p{Cf}\p{Cc}]/gu, (sign) => (/\s/.test(sign) && sign !== '\uFEFF' ? ' ' : ''))
    .replace(/[\p{Pd}\u2212]/gu, '-')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^['’`´](?=.)/, '')

const mostTyped = 200
