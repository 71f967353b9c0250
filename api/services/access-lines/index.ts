export { noteDaily } from './note-daily.ts'
export { writeAccessLine } from './write-access-line.ts'
