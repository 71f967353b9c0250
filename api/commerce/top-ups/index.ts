export { confirmTopUp, needsSecond, refuseTopUp, undoTopUp } from './decide-top-up.ts'
export { topUpTexts } from './texts.ts'
export { countWaitingTopUps } from './top-up-rows.ts'
