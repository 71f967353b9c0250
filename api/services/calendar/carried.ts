import { type Carry, ended } from '../../platform/carry.ts'
import { calendarFeeds } from './tables.ts'

/** The address of a calendar is made of the number of its account (PPL-12). */
export const calendarCarried: readonly Carry[] = [ended(calendarFeeds)]
