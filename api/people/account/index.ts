export { checkPassword } from './change-password.ts'
export { endSessions } from './list-sessions.ts'
