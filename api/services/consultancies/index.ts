export { importCasesJob } from './case-imports/import-cases-job.ts'
export { storeCaseFile } from './case-imports/store-case-file.ts'
export { importTexts } from './case-imports/texts.ts'
export { consultancyTexts } from './texts.ts'
