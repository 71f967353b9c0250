export { giveBack, limit, limitCalls, limitDone, requireFew, tooMany, waitText } from './limit.ts'
export { countCall, countedCalls, isFirstOfLine, type Limit, lineOf } from './limiter.ts'
export { mailboxKey } from './mailbox-key.ts'
export { takeTurn } from './take-turn.ts'
