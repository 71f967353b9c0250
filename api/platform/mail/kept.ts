import { and, inArray, isNotNull, sql } from 'drizzle-orm'
import { bears, type Kept } from '../kept.ts'
import { mailOutbox } from './tables.ts'

/** Mails to somebody, and those to others that name them. */
export const mailKept: readonly Kept[] = [
  {
    group: 'account',
    name: 'E-mails que saíram para você',
    why: 'Para enviar de novo o que não chegou e responder quem não achou a mensagem.',
    basis: 'contract',
    howLong: 'Trinta dias depois do envio.',
    rows: [
      {
        table: mailOutbox,
        whose: ({ emails }) => inArray(mailOutbox.to, emails),
        copy: {
          Assunto: mailOutbox.subject,
          Quando: mailOutbox.createdAt,
          'Entregue em': mailOutbox.deliveredAt,
        },
        onDeletion: 'erased',
      },
      {
        table: mailOutbox,
        // The HTML says the same. What is on its way to others reaches them; of one word, a name is in too many of their texts.
        whose: ({ name, marks }) =>
          and(
            isNotNull(mailOutbox.deliveredAt),
            bears(sql`concat(${mailOutbox.subject}, ' ', ${mailOutbox.text})`, [
              ...marks,
              ...(/\s/.test(name.trim()) ? [name.trim()] : []),
            ]),
          ),
        onDeletion: 'erased',
      },
    ],
  },
]
