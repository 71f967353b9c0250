import { erasedOf, type Kept, signedBy } from '../../platform/kept.ts'
import { appointments } from './tables.ts'

/** Requests for an appointment: sensitive by law (GAP-93). */
export const appointmentKept: readonly Kept[] = [
  {
    group: 'services',
    name: 'Pedidos de atendimento',
    why: 'Para a equipe da área marcar e responder o que você pediu. Só ela lê.',
    basis: 'sensitive',
    howLong: 'Depois de resolvidos, pelo prazo que a estação escolheu; sem escolha, dois anos.',
    isOf: ({ behaviour }) => behaviour.unionServices,
    rows: [
      erasedOf(appointments, {
        Área: appointments.kind,
        Situação: appointments.state,
        Dia: appointments.weekday,
        'O que você escreveu': appointments.description,
        Telefone: appointments.phone,
        'Marcado para': appointments.at,
        Resposta: appointments.answer,
        Quando: appointments.createdAt,
      }),
      signedBy(appointments, appointments.decidedBy, 'decidedByName'),
    ],
  },
]
