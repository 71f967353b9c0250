import { homeMoments } from '../../activities/home/index.ts'
import type { Area } from '../../platform/area.ts'
import { appointmentMailJob } from './appointment-mail.ts'
import { appointmentCarried } from './carried.ts'
import { appointmentRoutes } from './http.ts'
import { appointmentKept } from './kept.ts'
import { appointmentMoments } from './list-appointments.ts'
import { seedDemoAppointments } from './seed-demo.ts'
import { writeSettings, writtenSettings } from './settings.ts'
import { tidyAppointments } from './tidy-appointments.ts'

/** Appointments that members ask for: consultancies and health (LEG-03, CTB-03, HEA-02..04). */
export const appointmentArea: Area = {
  keeps: appointmentKept,
  carries: appointmentCarried,
  routes: appointmentRoutes,
  extensions: [homeMoments.answeredBy(appointmentMoments)],
  tidy: tidyAppointments,
  jobs: [appointmentMailJob],
  seedDemo: seedDemoAppointments,
  folder: {
    import: (ctx, { config, content }) => writeSettings(ctx, config.id, content.appointments),
    export: async (ctx, stationId) => ({ appointments: await writtenSettings(ctx, stationId) }),
  },
}
