export { decideAppointment, decisionTag } from './decide-appointment.ts'
export { settingsOf, writeSettings } from './settings.ts'
export { appointmentTexts } from './texts.ts'
