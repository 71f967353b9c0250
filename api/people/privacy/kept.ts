import { eq, inArray, or, sql } from 'drizzle-orm'
import { inStation } from '../../platform/db/rows.ts'
import { releaseKeys } from '../../platform/files/index.ts'
import { goneName, type Kept, numberOf, signedBy } from '../../platform/kept.ts'
import { dataRequests, privacyRequests, retentionLists } from './tables.ts'

/** What somebody asked for by the law itself. */
export const privacyKept: readonly Kept[] = [
  {
    group: 'account',
    name: 'Os seus pedidos sobre os seus dados',
    why: 'Para atender o pedido, e depois mostrar que foi atendido.',
    basis: 'law',
    howLong: 'Enquanto a estação existir; os arquivos de uma cópia, um dia.',
    stays: 'Ficam o tipo do pedido e os dias, sob um número sem nome: é a prova de que foi atendido.',
    rows: [
      numberOf(
        privacyRequests,
        {
          Pedido: privacyRequests.kind,
          Situação: privacyRequests.state,
          Quando: privacyRequests.createdAt,
          'Atendido em': privacyRequests.settledAt,
        },
        { files: null, expiresAt: null, heldBy: null },
      ),
    ],
    async erase(ctx, { id }) {
      const own = inStation(privacyRequests, ctx, eq(privacyRequests.participantId, id))
      for (const { files } of await ctx.db
        .select({ files: privacyRequests.files })
        .from(privacyRequests)
        .where(own))
        if (files) await releaseKeys(ctx, [files.json, files.html])
    },
  },
  {
    group: 'account',
    name: 'O que você pediu à estação sobre os seus dados',
    why: 'Para responder no prazo da lei, e depois mostrar que foi respondido.',
    basis: 'law',
    howLong: 'Depois de respondidos, pelo prazo que a estação escolheu; sem escolha, cinco anos.',
    stays: 'Ficam o tipo do pedido, os dias e se foi atendido, sob um número sem nome.',
    ends: [
      {
        ...{ key: 'data-requests', name: 'Pedidos sobre dados pessoais, depois de respondidos' },
        ...{ table: dataRequests, since: dataRequests.answeredAt },
        days: { usual: 1_825, least: 365, most: 3_650 },
      },
    ],
    rows: [
      {
        table: dataRequests,
        whose: ({ id, emails }) =>
          or(eq(dataRequests.participantId, id), inArray(dataRequests.email, emails)),
        copy: {
          Pedido: dataRequests.kind,
          Texto: dataRequests.text,
          Situação: dataRequests.state,
          Quando: dataRequests.createdAt,
          Resposta: dataRequests.answer,
          'Respondido em': dataRequests.answeredAt,
        },
        onDeletion: {
          ...{ name: goneName, email: '', text: '', answer: null, tokenId: null, idempotencyKey: null },
          answeredAt: sql`coalesce(${dataRequests.answeredAt}, now())`,
          // Nobody is there who could be answered.
          state: sql`case when ${dataRequests.state} in ('open', 'unproved') then 'ended' else ${dataRequests.state} end`,
        },
      },
      signedBy(dataRequests, dataRequests.answeredById, 'answeredBy'),
    ],
  },
  {
    group: 'team',
    name: 'O seu nome ao lado do que a equipe segurou',
    why: 'Para a equipe saber quem segurou o que seria apagado.',
    basis: 'interest',
    howLong: 'Enquanto a estação existir.',
    rows: [signedBy(retentionLists, retentionLists.heldById, 'heldByName')],
  },
]
