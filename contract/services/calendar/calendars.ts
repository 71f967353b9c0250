/** The calendars: the station's, and those of its consultancies (NWS-05, LEG-10, CTB-06). */
export const calendars = ['station', 'legal', 'accounting'] as const
export type Calendar = (typeof calendars)[number]

/** The pages of the calendars; an event is a dialog at its own address below (NWS-06). */
export const calendarPaths: Readonly<Record<Calendar, string>> = {
  station: '/homepage/calendario',
  legal: '/homepage/consultoria-juridica/eventos',
  accounting: '/homepage/consultoria-contabil/eventos',
}
