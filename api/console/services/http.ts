import * as calls from '#contract/console/services/endpoints.ts'
import { type ApiApp, serve } from '../../platform/http/serve.ts'
import { getAppointmentSettings, saveAppointmentSettings } from './appointment-settings.ts'
import { listTopicSuggestions } from './list-topic-suggestions.ts'
import { decideAppointment, openAppointment } from './open-appointment.ts'
import { listAppointmentDay, searchAppointments } from './search-appointments.ts'

export function managedServiceRoutes(app: ApiApp): void {
  serve(app, calls.searchAppointments, (ctx, { query }) => searchAppointments(ctx, query))
  serve(app, calls.openAppointment, (ctx, { params }) => openAppointment(ctx, params.id))
  serve(app, calls.decideAppointment, (ctx, { params, body }) =>
    decideAppointment(ctx, { ...params, decision: body }),
  )
  serve(app, calls.listAppointmentDay, (ctx, { params }) => listAppointmentDay(ctx, params.day))
  serve(app, calls.listTopicSuggestions, (ctx, { query }) => listTopicSuggestions(ctx, query))
  serve(app, calls.getAppointmentSettings, (ctx) => getAppointmentSettings(ctx))
  serve(app, calls.saveAppointmentSettings, (ctx, { body }) => saveAppointmentSettings(ctx, body))
}
