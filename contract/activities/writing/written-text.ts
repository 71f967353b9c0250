import { z } from 'zod'
import { composed } from '../../composed.ts'
import { fieldTexts } from '../../field-texts.ts'
import { hasMoreLetters, mostUnitsOfLetter } from '../../letters.ts'

/** What turns the direction of the texts around it, and what no text is written with; line breaks and joiners stay. */
const disturbing = /[\u202a-\u202e\u2066-\u2069\p{Co}\p{Cs}]|(?!\n)\p{Cc}/gu

/** A text in any script as it is kept: one kind of line break, no more than one empty line, no piles of accents. Pure. */
export const cleanText = (text: string): string =>
  composed(text)
    .replace(/\r\n?/g, '\n')
    .replace(disturbing, '')
    .replace(/(\p{M}{4})\p{M}+/gu, '$1')
    .replace(/\n\s*\n\s*\n/g, '\n\n')
    .trim()

/** Whether anything of a text shows: letters without width, blanks and loose accents do not. Pure. */
export const showsSomething = (text: string): boolean =>
  /[^\p{Default_Ignorable_Code_Point}\p{C}\p{Z}\p{M}\s\u2800]/u.test(text)

/** What a member writes for others: it must show something and have at most `max` letters, as people count them. */
export const writtenText = (max: number) => {
  const tooLong = fieldTexts.max(max)
  return z
    .string(fieldTexts.required)
    .max(max * mostUnitsOfLetter * 2, tooLong)
    .transform(cleanText)
    .refine(showsSomething, { error: fieldTexts.required, abort: true })
    .refine((text) => !hasMoreLetters(text, max), tooLong)
}
