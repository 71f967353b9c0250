import * as calls from '#contract/services/appointments/endpoints.ts'
import { healthKinds } from '#contract/services/appointments/kinds.ts'
import { type ApiApp, serve } from '../../platform/http/serve.ts'
import { listAppointments } from './list-appointments.ts'
import { getOfferedDays } from './settings.ts'
import { askAppointment } from './write-appointment.ts'

export function appointmentRoutes(app: ApiApp): void {
  serve(app, calls.getOfferedDays, (ctx, { params }) => getOfferedDays(ctx, params.kind))
  serve(app, calls.listLegalAppointments, (ctx, { query }) => listAppointments(ctx, ['legal'], query))
  serve(app, calls.listAccountingAppointments, (ctx, { query }) =>
    listAppointments(ctx, ['accounting'], query),
  )
  serve(app, calls.listHealthAppointments, (ctx, { query }) => listAppointments(ctx, healthKinds, query))
  serve(app, calls.askLegalAppointment, (ctx, { body, idempotencyKey }) =>
    askAppointment(ctx, 'legal', body, idempotencyKey),
  )
  serve(app, calls.askAccountingAppointment, (ctx, { body, idempotencyKey }) =>
    askAppointment(ctx, 'accounting', body, idempotencyKey),
  )
  serve(app, calls.askDentalAppointment, (ctx, { body, idempotencyKey }) =>
    askAppointment(ctx, 'dental', body, idempotencyKey),
  )
  serve(app, calls.askPsychologyAppointment, (ctx, { body, idempotencyKey }) =>
    askAppointment(ctx, 'psychology', body, idempotencyKey),
  )
  serve(app, calls.askNutritionAppointment, (ctx, { body, idempotencyKey }) =>
    askAppointment(ctx, 'nutrition', body, idempotencyKey),
  )
}
