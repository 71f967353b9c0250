export { isHeld, listHeldWords, replaceHeldWords } from './is-held.ts'
export { type Reportable, reportTo } from './report.ts'
export { blockOf, limitWriting, requireWriter } from './require-writer.ts'
export { shortName } from './short-name.ts'
