export { exportSite, importSite } from './folder.ts'
export { answersOf } from './list-support-requests.ts'
export { previewContent } from './preview-content.ts'
