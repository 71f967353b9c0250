import { type Carry, left, moved } from '../../platform/carry.ts'
import { appointments } from './tables.ts'

/** Requests for an appointment: how many, and of no area (PPL-12, PPL-23). */
export const appointmentCarried: readonly Carry[] = [
  moved(appointments, { name: 'Pedidos de atendimento', key: appointments.idempotencyKey }),
  ...left(appointments, appointments.decidedBy),
]
