export { previewContent } from './preview-content.ts'
