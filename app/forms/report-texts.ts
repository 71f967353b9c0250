import type { ReportReason } from '#contract/activities/writing/schemas.ts'

const reasons: Record<ReportReason, string> = {
  offence: 'Ofensa, ameaça ou preconceito',
  advertising: 'Propaganda ou golpe',
  private: 'Dados pessoais de alguém',
  other: 'Outro motivo',
}

/** Words of the question why a text is reported, and of what owners read of it. */
export const reportTexts = {
  reason: 'Motivo',
  reasons,
  details: 'O que aconteceu',
  yes: 'Enviar denúncia',
  no: 'Cancelar',
} as const
