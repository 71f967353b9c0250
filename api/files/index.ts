export {
  type FilePlace,
  fileAddress,
  fileKey,
  folderAddress,
  keyOfAddress,
  readFileAddress,
  replaceFileAddresses,
} from './address.ts'
