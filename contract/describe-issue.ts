import type { z } from 'zod'
import { fieldTexts } from './field-texts.ts'

/** Gives the message for a value whose schema has no words of its own: that of the shared validators (VAL-01, VAL-03, ERR-02). */
export function describeIssue(issue: z.core.$ZodRawIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      if (issue.input === undefined || issue.input === null) return fieldTexts.required
      return ['number', 'int'].includes(issue.expected) ? fieldTexts.number : fieldTexts.other
    case 'too_big':
      return issue.origin === 'string' ? fieldTexts.max(Number(issue.maximum)) : fieldTexts.other
    case 'too_small':
      return tooSmall(issue)
    case 'invalid_format':
      return issue.format === 'email' ? fieldTexts.email : fieldTexts.other
    default:
      return fieldTexts.other
  }
}

type TooSmall = Pick<z.core.$ZodIssueTooSmall, 'origin' | 'minimum' | 'inclusive'>

function tooSmall({ origin, minimum, inclusive }: TooSmall): string {
  const least = Number(minimum)
  if (origin === 'string') return least <= 1 ? fieldTexts.required : fieldTexts.min(least)
  return origin === 'number' && !inclusive ? fieldTexts.minValue(least) : fieldTexts.other
}
