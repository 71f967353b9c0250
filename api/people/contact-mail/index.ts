export { supportMailboxes } from './contact-mail.ts'
