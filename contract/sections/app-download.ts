import { sectionWith } from './section-schema.ts'
import type { SectionType } from './section-type.ts'

/** Type 6: the app with its stores, beside the picture or video of an item (PUB-07). */
export const appDownload = {
  id: 6,
  name: 'Aplicativo',
  needs: 'app',
} as const satisfies SectionType

export const appDownloadSchema = sectionWith('name', 'image', 'video')
