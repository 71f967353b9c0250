import { fieldTexts } from '#contract/fields.ts'

export const ownFieldsTexts = {
  required: fieldTexts.required,
  unknown: 'Este campo não existe mais. Abra a página de novo.',
} as const
