import { compatible } from './composed.ts'

/**
 * What was typed, pasted or written by a spreadsheet, without what nobody sees or meant: marks of direction and without width, kinds of
 * dash and of blank, wide digits, the apostrophe with which Excel marks a text. Of short values such as numbers and dates, not of prose. Pure.
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
