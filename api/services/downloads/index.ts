export { downloadTexts } from './texts.ts'
