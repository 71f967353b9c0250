import { formatBRL } from '../../ui/format.ts'
import { texts } from './texts.ts'

/**
 * Writes instalments of an amount in centavos: '3x de R$ 30,00', or '3x: 1ª de R$ 12,34, depois R$ 12,33' where it does
 * not divide, for together they are the amount (CAR-08). Pure.
 */
export function instalmentText(count: number, totalCents: number): string {
  const each = Math.floor(totalCents / count)
  const first = totalCents - each * (count - 1)
  if (first === each) return texts.choice.installment(count, formatBRL(each))
  return texts.choice.unevenInstallment(count, formatBRL(first), formatBRL(each))
}
