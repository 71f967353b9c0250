export { giveBack, limit, limitCalls, limitDone, requireFew, tooMany, waitText } from './limit.ts'
export { countCall, countedCalls, isFirstOfNetwork, type Limit, networkOf } from './limiter.ts'
export { mailboxKey } from './mailbox-key.ts'
export { reserveSlot } from './reserve-slot.ts'
