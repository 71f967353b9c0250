import { type Kept, signedBy } from '../../platform/kept.ts'
import { legalDrafts, legalVersions } from './tables.ts'

/** Who of the team wrote the station's documents. */
export const legalTextKept: readonly Kept[] = [
  {
    group: 'team',
    name: 'O seu nome nos termos e na política de privacidade',
    why: 'Para a equipe saber quem escreveu e publicou cada versão.',
    basis: 'interest',
    howLong: 'Enquanto a estação existir.',
    rows: [
      signedBy(legalVersions, legalVersions.publishedById, 'publishedBy'),
      signedBy(legalDrafts, legalDrafts.updatedById, 'updatedBy'),
    ],
  },
]
