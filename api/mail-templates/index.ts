export type { MailContent, MailKind, RenderedMail } from './mail-content.ts'
export { renderMail } from './render-mail.tsx'
