export { newsTexts } from './texts.ts'
