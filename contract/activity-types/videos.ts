import type { ActivityType } from './activity-type.ts'

/** Type 18: a playlist (ACT-18). Its videos are the activity's, which every type may have. */
export const videos = {
  id: 18,
  name: 'Vídeos',
  isEarnedOnce: true,
  isPlaylist: true,
} as const satisfies ActivityType
