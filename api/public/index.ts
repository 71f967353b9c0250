export { importSite } from './import-public-content.ts'
export { previewContent } from './preview-content.ts'
