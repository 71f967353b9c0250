import type { ApiContext } from './context.ts'
import { ApiError } from './errors.ts'

/**
 * What is sensitive is done for who proved within so many minutes that it is them; null: at any time (PPL-27).
 * @throws password_needed
 */
export function requireProof({ actor, ports }: ApiContext, minutes: number | null): void {
  if (minutes === null || actor.kind !== 'participant') return
  const oldestMs = ports.clock.now().getTime() - minutes * 60_000
  if (actor.provedAt && actor.provedAt.getTime() > oldestMs) return
  throw new ApiError('password_needed', 'Confirme que é você para continuar.')
}
