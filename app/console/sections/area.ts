import type { ConsoleArea } from '../console-area.ts'
import { coverFields, wholeSection } from './fields.ts'

/** The landing page: its sections and its cover, whose pictures are part of the look. */
export const sections: ConsoleArea = {
  nav: { group: 'site', href: '/gestao/secoes', label: 'Site', icon: 'activities' },
  parts: {
    look: { fields: coverFields },
    section: { name: 'uma seção', href: (id) => `/gestao/secoes/${id}`, fields: wholeSection },
    sections: { name: 'a ordem das seções', href: () => '/gestao/secoes' },
  },
}
