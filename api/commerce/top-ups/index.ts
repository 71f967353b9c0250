export { confirmTopUp, needsSecond, refuseTopUp } from './decide-top-up.ts'
export { topUpTexts } from './texts.ts'
