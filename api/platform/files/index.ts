export {
  type FilePlace,
  fileAddress,
  fileKey,
  folderAddress,
  keyOfAddress,
  privateKey,
  privatePath,
  readFileAddress,
  replaceFileAddresses,
} from './address.ts'
export { answerFile } from './answer-file.ts'
export { claimFiles, claimKeys, expectClaim, releaseKeys, tidyFiles } from './claims.ts'
export { describeFile } from './describe-file.ts'
export { type NewFile, newSecret, type Sent, type StreamedFile, takeFile, type Upload } from './intake.ts'
export { fileNameOf, nameOfStored, ownKeyOf, requireOwnFile, setApart } from './own-file.ts'
export { takeStream } from './take-stream.ts'
