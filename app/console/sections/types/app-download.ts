import { appDownload as contract } from '#contract/sections/app-download.ts'
import type { SectionForm } from './section-form.ts'

/** Type 6 (PUB-07). */
export const appDownload: SectionForm = {
  contract,
  about: 'O aplicativo com os botões das lojas. Só aparece se a estação tem um.',
  itemFields: ['name', 'image', 'video'],
}
