import { eq, inArray } from 'drizzle-orm'
import type { ApiContext } from '../../platform/context.ts'
import { inStation } from '../../platform/db/rows.ts'
import { releaseKeys } from '../../platform/files/index.ts'
import { erasedOf, type Kept, type KeptPerson } from '../../platform/kept.ts'
import { participations } from '../participation/tables.ts'
import { researchAnswers, researchDrafts, researchResponses, researchUploads } from './tables.ts'

/** What somebody sent that says whose it is; anonymous answers stand with nobody (ADR 91). */
const ownResponses = ({ id }: KeptPerson, ctx: Pick<ApiContext, 'db' | 'station'>) =>
  ctx.db
    .select({ id: researchResponses.id })
    .from(researchResponses)
    .innerJoin(
      participations,
      inStation(participations, researchResponses, eq(participations.id, researchResponses.participationId)),
    )
    .where(inStation(researchResponses, ctx, eq(participations.participantId, id)))

/** What somebody answered, and videos that they sent for it. */
export const researchKept: readonly Kept[] = [
  {
    group: 'activities',
    name: 'Respostas a pesquisas',
    why: 'Para a estação saber o que os participantes pensam. O que é anônimo não fica ligado a você em lugar nenhum.',
    basis: 'contract',
    howLong: 'Enquanto a pesquisa existir.',
    stays:
      'As opções marcadas continuam contadas, sob um número sem nome; o que você escreveu e os vídeos são apagados.',
    rows: [
      {
        table: researchAnswers,
        whose: (person, ctx) => inArray(researchAnswers.responseId, ownResponses(person, ctx)),
        copy: {
          Atividade: researchAnswers.activityId,
          Pergunta: researchAnswers.questionId,
          Opção: researchAnswers.optionId,
          Texto: researchAnswers.text,
        },
        onDeletion: { text: null, file: null },
      },
      {
        table: researchResponses,
        whose: (person, ctx) => inArray(researchResponses.id, ownResponses(person, ctx)),
        copy: { 'Respondida em': researchResponses.createdAt, Acertos: researchResponses.right },
        onDeletion: 'stays',
      },
      erasedOf(researchDrafts, {
        'Rascunho da atividade': researchDrafts.activityId,
        Respostas: researchDrafts.answers,
        Quando: researchDrafts.updatedAt,
      }),
      erasedOf(researchUploads, {
        'Vídeo da atividade': researchUploads.activityId,
        'Bytes do vídeo': researchUploads.bytes,
        Quando: researchUploads.createdAt,
      }),
    ],
    async erase(ctx, { id }) {
      const files = await ctx.db
        .select({ file: researchUploads.file })
        .from(researchUploads)
        .where(inStation(researchUploads, ctx, eq(researchUploads.participantId, id)))
      for (const { file } of files) await releaseKeys(ctx, [file])
    },
  },
]
