export { exportSite } from './export-public-content.ts'
export { importSite } from './import-public-content.ts'
export { answersOf } from './list-support-requests.ts'
export { previewContent } from './preview-content.ts'
