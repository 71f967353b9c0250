export type { MailContent, RenderedMail } from './mail-content.ts'
export { renderMail } from './render-mail.tsx'
