import { eq } from 'drizzle-orm'
import { inStation } from '../../platform/db/rows.ts'
import { releaseKeys } from '../../platform/files/index.ts'
import { type Kept, numberOf } from '../../platform/kept.ts'
import { privacyRequests } from './tables.ts'

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
]
