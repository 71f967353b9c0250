/** The kinds of appointments, in the order owners read them (LEG-03, CTB-03, HEA-02..04). */
export const appointmentKinds = ['legal', 'accounting', 'dental', 'psychology', 'nutrition'] as const
export type AppointmentKind = (typeof appointmentKinds)[number]

/** The kinds of health: they ask for a telephone, too. */
export const healthKinds = ['dental', 'psychology', 'nutrition'] as const
export type HealthKind = (typeof healthKinds)[number]
export const isHealth = (kind: AppointmentKind): kind is HealthKind =>
  (healthKinds as readonly string[]).includes(kind)

/** The names of the kinds. */
export const appointmentNames: Readonly<Record<AppointmentKind, string>> = {
  legal: 'Consultoria jurídica',
  accounting: 'Consultoria contábil',
  dental: 'Odontologia',
  psychology: 'Psicologia',
  nutrition: 'Nutrição',
}

/** The pages on which members see their requests. */
export const appointmentPages: Readonly<Record<AppointmentKind, string>> = {
  legal: '/homepage/consultoria-juridica/agendamentos',
  accounting: '/homepage/consultoria-contabil/agendamentos',
  dental: '/homepage/saude',
  psychology: '/homepage/saude',
  nutrition: '/homepage/saude',
}

/** `date` of the calls: the weekday that suits the member, in the order of the week. */
export const weekdays = ['segunda', 'terca', 'quarta', 'quinta', 'sexta', 'sabado'] as const
export type Weekday = (typeof weekdays)[number]
/** The end of a warning; the same time, sent again, passes it. */
export const confirmAnyway = 'Se é isso mesmo, confirme de novo.'
export const weekdayNames: Readonly<Record<Weekday, string>> = {
  segunda: 'Segunda-feira',
  terca: 'Terça-feira',
  quarta: 'Quarta-feira',
  quinta: 'Quinta-feira',
  sexta: 'Sexta-feira',
  sabado: 'Sábado',
}

/** The states of a request. */
export const appointmentStates = ['asked', 'confirmed', 'done', 'refused'] as const
export type AppointmentState = (typeof appointmentStates)[number]
export const appointmentStateNames: Readonly<Record<AppointmentState, string>> = {
  asked: 'Solicitado',
  confirmed: 'Confirmado',
  done: 'Realizado',
  refused: 'Recusado',
}

/** Letters of a description, and of an owner's answer. */
export const mostWords = 2_000
