export { codesOff } from './codes-off.ts'
export { takeOffByKeeper } from './take-off-by-keeper.ts'
export { tellCodes } from './tell-codes.ts'
