export { mergeClashes, mergeHeld } from './events.ts'
export { mergedInto, stayingOf } from './merged-accounts.ts'
