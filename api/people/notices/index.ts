export { tellMember, tellStation } from './tell.ts'
