import { erasedOf, type Kept } from '../../platform/kept.ts'
import { videoViews } from './tables.ts'

/** What somebody watched. */
export const videoKept: readonly Kept[] = [
  {
    group: 'activities',
    name: 'Vídeos que você assistiu',
    why: 'Para saber de onde continuar e quando um vídeo conta como visto.',
    basis: 'contract',
    howLong: 'Enquanto a conta existir.',
    rows: [
      erasedOf(videoViews, {
        Atividade: videoViews.activityId,
        Vídeo: videoViews.videoId,
        'Começou em': videoViews.startedAt,
        'Visto por inteiro': videoViews.hasViewed,
      }),
    ],
  },
]
