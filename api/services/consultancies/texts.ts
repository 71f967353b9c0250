import { waitText } from '../../platform/rate-limit/index.ts'
/** What the platform says of consultancies. */
export const consultancyTexts = {
  unknownCase: 'Processo não encontrado.',
  unknownTopic: 'Tema não encontrado.',
  keyOfAnother: 'Este envio já foi usado para outra sugestão. Abra a página de novo e repita.',
  tooOften: (seconds: number) => `Foram muitas sugestões em pouco tempo. Continue em ${waitText(seconds)}.`,
} as const
