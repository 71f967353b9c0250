import type { Area } from '../../platform/area.ts'
import { importProvedMailbox } from './contact-mail.ts'
import { contactMailRoutes } from './http.ts'
import { contactMailKept } from './kept.ts'

export const contactMailArea: Area = {
  keeps: contactMailKept,
  routes: contactMailRoutes,
  folder: {
    async import(ctx, { config }, { isOperators }) {
      if (isOperators) await importProvedMailbox(ctx, config.id, config.contact.mail)
    },
  },
}
