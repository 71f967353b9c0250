import { type Carry, moved } from '../../platform/carry.ts'
import { luckyNumbers } from './tables.ts'

/** Numbers of draws are never taken back: that would change the draw for all (PPL-12). */
export const luckyNumberCarried: readonly Carry[] = [moved(luckyNumbers, { name: 'Números da sorte' })]
