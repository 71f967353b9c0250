import { own } from '#contract/own.ts'
import { texts } from '../../texts.ts'

/** The kind of a part: `section:2` is one of the sections. Pure. */
export const kindOf = (part: string): string => part.split(':')[0] ?? ''

/** What a part is called in a sentence. Pure. */
export const partName = (part: string): string => own(texts.history.parts, kindOf(part)) ?? ''
