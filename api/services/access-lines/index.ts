export { noteDaily, writeAccessLine } from './note-daily.ts'
