import { appDownload as contract } from '#contract/sections/app-download.ts'
import type { SectionForm } from './section-form.ts'

/** Type 6 (PUB-07). */
export const appDownload: SectionForm = { contract, itemFields: ['name', 'image', 'video'] }
