import { videos as videosType } from '#contract/activity-types/videos.ts'
import type { TypeForm } from './type-form.ts'

/** Type 18 (ACT-18, VID-01..07). */
export const videos: TypeForm = {
  contract: videosType,
  name: 'Vídeos',
  about: 'Uma lista de vídeos; a participação conta quando todos foram vistos.',
  icon: 'play',
  fields: [],
}
