import type { ConsoleArea } from '../console-area.ts'
import { draftFields, officerFields, publicationFields } from './fields.ts'
import { texts } from './texts.ts'

/** The station's terms and privacy policy, and who answers for personal data (PPL-33). */
export const legalTexts: ConsoleArea = {
  nav: { group: 'settings', href: '/gestao/documentos', label: texts.title, icon: 'document' },
  audit: {
    'legal.officer': texts.history.officer,
    'legal.draft': texts.history.draft,
    'legal.discard': texts.history.discard,
    'legal.publish': texts.history.publish,
  },
  parts: {
    legal: {
      fields: [...draftFields, ...publicationFields],
      href: (document) => `/gestao/documentos/${document === 'terms' ? 'termos' : 'privacidade'}`,
    },
    'legal-officer': {
      ...{ name: texts.history.officerName, fields: officerFields },
      href: () => '/gestao/documentos/encarregado',
    },
  },
}
