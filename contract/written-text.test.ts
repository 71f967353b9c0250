import { describe, expect, test } from 'vitest'
import { fieldTexts } from './field-texts.ts'
import { writtenText } from './written-text.ts'

const field = writtenText(200)
const astronaut = '👩🏽‍🚀'

describe('SOC-09 what members write', () => {
  test.each([
    ['nothing', '  \n ', fieldTexts.required],
    ['letters without width', '\u200b\u200d\u2060\ufeff', fieldTexts.required],
    ['blanks that look like letters', '\u2800\u3164', fieldTexts.required],
    ['loose accents', '\u0301\u0301', fieldTexts.required],
    ['201 letters', 'a'.repeat(201), fieldTexts.max(200)],
    ['201 emoji', astronaut.repeat(201), fieldTexts.max(200)],
    ['an endless letter', `a${'\u200d👩'.repeat(3_000)}`, fieldTexts.max(200)],
  ])('%s is refused', (_, text, message) => {
    expect(field.safeParse(text).error?.issues.map((issue) => issue.message)).toEqual([message])
  })

  test.each([
    ['200 emoji of many code points', astronaut.repeat(200), astronaut.repeat(200)],
    ['200 letters with accents apart', 'a\u0301'.repeat(200), 'á'.repeat(200)],
    ['lines as a form sends them', ' a\r\nb\r\n\r\n\r\n\r\nc ', 'a\nb\n\nc'],
    ['what turns the direction of writing', 'a\u202eb\u2066c', 'abc'],
    ['writing from right to left', 'שלום עולם', 'שלום עולם'],
    ['markup', '<b>&amp;</b>', '<b>&amp;</b>'],
    ['signs', '!!!', '!!!'],
    ['piles of accents', `e${'\u0316'.repeat(40)}`, `e${'\u0316'.repeat(4)}`],
  ])('%s is taken as people mean it', (_, text, kept) => {
    expect(field.parse(text)).toBe(kept)
  })
})
