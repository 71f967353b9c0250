import type { AppointmentKind } from '#contract/services/appointments/kinds.ts'
import type { Demo } from '../../platform/demo.ts'
import { writeAppointment } from './write-appointment.ts'

const wanted: readonly [AppointmentKind, days: number, date: string, description: string][] = [
  ['legal', 3, 'segunda', 'Quero entender as verbas da minha rescisão e o prazo para receber.'],
  ['accounting', 2, 'quarta', 'Preciso de ajuda para declarar o imposto de renda com dois informes.'],
  ['dental', 1, 'sabado', 'Limpeza e revisão. Faz um ano da última consulta.'],
]

/** What `participante@` asked for, once. */
export async function seedDemoAppointments({ ctx: { station }, isNew, callsOf }: Demo): Promise<void> {
  if (!isNew || !station.config.behaviour.unionServices) return
  for (const [kind, days, date, description] of wanted) {
    const ctx = callsOf('participante', days)
    if (!ctx) continue
    const phone = kind === 'dental' ? { phone: '11987654321' } : {}
    await writeAppointment(ctx, {
      ...{ participantId: ctx.participantId, kind, key: `demo-${kind}` },
      input: { date, description, ...phone },
    })
  }
}
