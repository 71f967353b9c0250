export { accountabilityTexts } from './texts.ts'
