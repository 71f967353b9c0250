export { countWaitingTopUps } from './count-waiting.ts'
export { confirmTopUp, needsSecond, refuseTopUp, undoTopUp } from './decide-top-up.ts'
export { topUpTexts } from './texts.ts'
