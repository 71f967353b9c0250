import type { TypeForm } from './type-form.ts'

/** Type 18 (ACT-18, VID-01..07). */
export const videos: TypeForm = {
  typeId: 18,
  name: 'Vídeos',
  about: 'Uma lista de vídeos; a participação conta quando todos foram vistos.',
  icon: 'play',
  fields: [],
  earnsOnce: true,
  videos: 'playlist',
}
