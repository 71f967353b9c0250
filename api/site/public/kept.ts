import { eq, inArray, or } from 'drizzle-orm'
import { inStation } from '../../platform/db/rows.ts'
import { type Kept, type KeptRows, signedBy } from '../../platform/kept.ts'
import { supportAnswers, supportMessages } from './tables.ts'

const own: KeptRows['whose'] = ({ id, emails }) =>
  or(eq(supportMessages.participantId, id), inArray(supportMessages.email, emails))

/** Messages to the station. */
export const publicKept: readonly Kept[] = [
  {
    group: 'services',
    name: 'Mensagens à estação',
    why: 'Para responder o que você perguntou.',
    basis: 'contract',
    howLong: 'Pelo prazo que a estação escolheu; sem escolha, dois anos.',
    ends: [
      {
        ...{ key: 'support', name: 'Mensagens à estação, com as respostas' },
        ...{ table: supportMessages, since: supportMessages.createdAt },
        days: { usual: 730, least: 180, most: 1_825 },
      },
    ],
    rows: [
      {
        table: supportMessages,
        whose: own,
        copy: {
          Assunto: supportMessages.subject,
          Mensagem: supportMessages.message,
          Nome: supportMessages.name,
          'E-mail': supportMessages.email,
          Telefone: supportMessages.phone,
          Quando: supportMessages.createdAt,
        },
        onDeletion: 'erased',
      },
      {
        table: supportAnswers,
        whose: (person, ctx) =>
          inArray(
            supportAnswers.messageId,
            ctx.db
              .select({ id: supportMessages.id })
              .from(supportMessages)
              .where(inStation(supportMessages, ctx, own(person, ctx) ?? undefined)),
          ),
        copy: { Resposta: supportAnswers.text, Quando: supportAnswers.createdAt },
        onDeletion: 'erased',
      },
      signedBy(supportAnswers, supportAnswers.byId, 'byName'),
    ],
  },
]
