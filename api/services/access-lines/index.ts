export { noteCases } from './note-cases.ts'
export { noteQueue } from './note-queue.ts'
export { writeAccessLine } from './write-access-line.ts'
