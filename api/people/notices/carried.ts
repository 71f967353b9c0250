import { type Carry, moved } from '../../platform/carry.ts'
import { notices } from './tables.ts'

/** What somebody is told goes to the account that stays (PPL-12). */
export const noticeCarried: readonly Carry[] = [moved(notices)]
