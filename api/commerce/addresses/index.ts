export { rememberAddress } from './addresses.ts'
export { placeOfCep } from './find-address.ts'
