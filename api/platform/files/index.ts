export {
  type FilePlace,
  fileAddress,
  fileKey,
  folderAddress,
  keyOfAddress,
  readFileAddress,
  replaceFileAddresses,
} from './address.ts'
export { claimFiles, tidyFiles } from './claims.ts'
export { type NewFile, takeFile } from './intake.ts'
export type { Sent, Upload } from './upload.ts'
