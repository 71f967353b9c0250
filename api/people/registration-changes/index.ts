export { requireRegister } from './require-register.ts'
