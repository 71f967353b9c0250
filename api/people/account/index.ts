export { checkPassword } from './change-password.ts'
export { endAllSessions, endSessions } from './list-sessions.ts'
