export { writeAccessLine } from './write-access-line.ts'
