import type { Area } from '../../platform/area.ts'
import { contactMailRoutes } from './http.ts'
import { importProvedMailbox } from './import-proved-mailbox.ts'

export const contactMailArea: Area = {
  routes: contactMailRoutes,
  folder: {
    async import(ctx, { config }, { isOperators }) {
      if (isOperators) await importProvedMailbox(ctx, config.id, config.contact.mail)
    },
  },
}
