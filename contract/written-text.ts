import { z } from 'zod'
import { composed } from './composed.ts'
import { fieldTexts } from './field-texts.ts'
import { hasMoreLetters, mostUnitsOfLetter } from './letters.ts'
import { showsSomething } from './shows-something.ts'

/** Signs that turn the direction of the texts around them, or that no text is written with; line breaks and joiners stay. */
const disturbing = /[\u202a-\u202e\u2066-\u2069\p{Co}\p{Cs}]|(?!\n)\p{Cc}/gu

/** Cleans a text in any script as it is kept: one kind of line break, no more than one empty line, no piles of accents. Pure. */
export const cleanText = (text: string): string =>
  composed(text)
    .replace(/\r\n?/g, '\n')
    .replace(disturbing, '')
    .replace(/(\p{M}{4})\p{M}+/gu, '$1')
    .replace(/\n\s*\n\s*\n/g, '\n\n')
    .trim()

/**
 * Gives the schema of a text of several lines that must be there: the one way for all of them. It must show something
 * and has at most `max` letters, as people count them; browsers send each end of a line as two. `missing` is said where
 * nothing shows.
 */
export const writtenText = (max: number, missing: string = fieldTexts.required) =>
  textUpTo(max, missing)
    .refine(showsSomething, { error: missing, abort: true })
    .refine((text) => !hasMoreLetters(text, max), fieldTexts.max(max))

/** Gives the schema of a text that may be missing: one that shows nothing is ''. */
export const optionalText = (max: number) =>
  textUpTo(max)
    .overwrite((text) => (showsSomething(text) ? text : ''))
    .refine((text) => !hasMoreLetters(text, max), fieldTexts.max(max))

const textUpTo = (max: number, missing: string = fieldTexts.required) =>
  z
    .string(missing)
    .max(max * mostUnitsOfLetter * 2, { error: fieldTexts.max(max), abort: true })
    .overwrite(cleanText)
