import { eq } from 'drizzle-orm'
import { inStation } from '../../platform/db/rows.ts'
import { releaseKeys } from '../../platform/files/index.ts'
import { erasedOf, type Kept, numberOf } from '../../platform/kept.ts'
import { postLikes, postReports, posts } from '../posts/tables.ts'
import { keysOf } from './post-media.ts'

/** What somebody posted, with its files. */
export const wallKept: readonly Kept[] = [
  {
    group: 'activities',
    name: 'Posts no mural',
    why: 'Para mostrar aos outros o que você publicou.',
    basis: 'contract',
    howLong: 'Até você apagar.',
    rows: [
      erasedOf(posts, {
        Texto: posts.description,
        Arquivo: posts.media,
        Situação: posts.state,
        Quando: posts.createdAt,
      }),
    ],
    async erase(ctx, { id }) {
      const own = inStation(posts, ctx, eq(posts.participantId, id))
      for (const { media } of await ctx.db.select({ media: posts.media }).from(posts).where(own))
        await releaseKeys(ctx, keysOf(media))
    },
  },
  {
    group: 'activities',
    name: 'Curtidas e denúncias no mural',
    why: 'Para contar cada pessoa uma vez e a equipe ler o que foi denunciado.',
    basis: 'contract',
    howLong: 'Enquanto o post existir.',
    stays: 'Continuam contadas, sob um número sem nome e sem o que você escreveu.',
    rows: [
      numberOf(postLikes, { Post: postLikes.targetId, Quando: postLikes.createdAt }),
      numberOf(
        postReports,
        {
          Post: postReports.targetId,
          Motivo: postReports.reason,
          Detalhes: postReports.details,
          Quando: postReports.createdAt,
        },
        { details: '' },
      ),
    ],
  },
]
