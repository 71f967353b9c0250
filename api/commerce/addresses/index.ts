export { placeOfCep } from './place-of-cep.ts'
export { rememberAddress } from './remember-address.ts'
