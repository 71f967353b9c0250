import type { HandledPoints } from '#contract/console/points/schemas.ts'
import { mostLetters } from '#contract/most-letters.ts'
import { formatDate } from '../../ui/format.ts'
import { writeDecimal } from '../fields/decimal.ts'
import type { Values } from '../fields/field-values.server.ts'
import { texts } from './texts.ts'

/** The form of the act that takes another one back, filled in. Pure. */
export const reversalOf = (
  { direction, amountCents, createdAt, ...act }: HandledPoints,
  timezone: string,
): Values => ({
  direction: direction === 'credit' ? 'debit' : 'credit',
  amountCents: writeDecimal(amountCents / 100, 2),
  kind: 'reversal',
  reason: texts
    .reversal(formatDate(createdAt, timezone), texts.note(texts.kinds[act.kind], act.reason))
    .slice(0, mostLetters.reason),
})
