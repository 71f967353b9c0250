import { mostLetters } from '#contract/most-letters.ts'
import { type FieldList, type Fields, needed } from '../fields/field.ts'
import { texts } from './texts.ts'

/** Which part of an order was handed over. */
export const deliveryFields: Fields = [{ name: 'activityId', label: '', kind: 'number' }]
/** Which mark of it is taken back. */
export const undoFields: Fields = [...deliveryFields, { name: 'undoUntil', label: '', kind: 'text' }]

/** Which of its things return to the stock, each in a line of its own. */
export const backToStock: FieldList = {
  name: 'backToStock',
  label: () => texts.refund.stock,
  each: [
    { name: 'activity_id', label: '', kind: 'number' },
    { name: 'number', label: '', kind: 'number' },
    { name: 'quantity', label: texts.refund.stock, kind: 'whole', optional: true, maxLength: 4 },
  ],
  most: 100,
  filledBy: ['quantity'],
}

/** How much of an order goes back, and why. */
export const refundFields: Fields = [
  { name: 'number', label: '', kind: 'number' },
  { name: 'amountCents', label: texts.refund.amount, kind: 'money', ...needed },
  {
    name: 'reason',
    label: texts.refund.reason,
    help: texts.refund.reasonHelp,
    kind: 'long',
    rows: 3,
    maxLength: mostLetters.reason,
    empty: '',
    isRequired: true,
  },
  backToStock,
]
