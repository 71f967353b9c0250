export { toColumns } from './invitation.ts'
