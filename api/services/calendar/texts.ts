import type { Weekday } from '#contract/services/calendar/recurrence.ts'

/** What the platform says of events. */
export const calendarTexts = {
  gone: 'Evento não encontrado.',
  closed: 'Esta área não está disponível.',
  feedGone: 'Este endereço de calendário não existe mais.',
  feedName: (station: string) => `Calendário ${station}`,
  fullDay: (day: Date) =>
    new Intl.DateTimeFormat('pt-BR', { dateStyle: 'full', timeZone: 'UTC' }).format(day),
  daily: 'Todos os dias',
  weekly: (days: readonly Weekday[]) =>
    `Toda semana: ${new Intl.ListFormat('pt-BR').format(days.map((day) => weekdayNames[day]))}`,
  monthly: (day: number) => `Todo mês, no dia ${day}`,
  monthlyAtItsEnd: (day: number) => `Todo mês, no dia ${day} ou no último do mês`,
  yearly: 'Todo ano',
  until: (day: string) => `até ${day.split('-').reverse().join('/')}`,
  times: (count: number) => `${count} vezes`,
} as const

const weekdayNames: Readonly<Record<Weekday, string>> = {
  sunday: 'domingo',
  monday: 'segunda-feira',
  tuesday: 'terça-feira',
  wednesday: 'quarta-feira',
  thursday: 'quinta-feira',
  friday: 'sexta-feira',
  saturday: 'sábado',
}
