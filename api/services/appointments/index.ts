export { decideAppointment, decisionTag } from './decide-appointment.ts'
export { requireUnionServices } from './require-union-services.ts'
export { settingsOf, writeSettings } from './settings.ts'
export { appointmentTexts } from './texts.ts'
