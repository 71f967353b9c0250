import { eq, or } from 'drizzle-orm'
import { type Kept, signedBy } from '../../platform/kept.ts'
import { accessLines } from './tables.ts'

/** Who of the team read what is sensitive of somebody. */
export const accessLineKept: readonly Kept[] = [
  {
    group: 'services',
    name: 'Quem viu os seus dados sensíveis',
    why: 'Para você saber quem da equipe abriu os seus pedidos e processos, ou viu o seu CPF inteiro.',
    basis: 'law',
    howLong: 'Cinco anos.',
    rows: [
      {
        table: accessLines,
        whose: ({ id, cpf }) =>
          or(eq(accessLines.participantId, id), cpf ? eq(accessLines.cpf, cpf) : undefined),
        copy: {
          Quem: accessLines.readerName,
          Leu: accessLines.what,
          Área: accessLines.area,
          Quando: accessLines.createdAt,
        },
        onDeletion: 'erased',
      },
      signedBy(accessLines, accessLines.readerId, 'readerName'),
    ],
  },
]
