import { readDecimal } from '../../fields/decimal.ts'
import { typeOf } from '../types/index.ts'

/**
 * Whether one person could take part again and again and earn each time: points without a limit (SEC-27). It is allowed,
 * and owners are told. What is no number is said elsewhere. Pure.
 */
export function hasEndlessPoints(typeId: number, values: Record<string, string>): boolean {
  const { isWithoutPoints, isEarnedOnce } = typeOf(typeId)
  if (isWithoutPoints || isEarnedOnce) return false
  const comesBack = ['points', 'additional_cashback'].map((name) => readDecimal(values[name] ?? '') ?? 0)
  return (values.limitPerUser ?? '').trim() === '' && comesBack.some((amount) => amount > 0)
}
