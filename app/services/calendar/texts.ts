import type { Calendar } from '#contract/services/calendar/calendars.ts'
import type { View } from './view.ts'

/** Words of the calendars (D3§2, D3§9). */
export const texts = {
  meta: (...parts: string[]) => parts.join(' | '),
  of: {
    station: { title: 'Calendário', back: null },
    legal: {
      title: 'Eventos jurídicos',
      back: { href: '/homepage/consultoria-juridica', name: 'Consultoria jurídica' },
    },
    accounting: {
      title: 'Eventos contábeis',
      back: { href: '/homepage/consultoria-contabil', name: 'Consultoria contábil' },
    },
  } satisfies Record<Calendar, { title: string; back: { href: string; name: string } | null }>,
  views: { mes: 'Mês', semana: 'Semana', dia: 'Dia', lista: 'Lista' } satisfies Record<View, string>,
  viewsLabel: 'Como ver o calendário',
  today: 'Hoje',
  isToday: 'hoje',
  previous: { mes: 'Mês anterior', semana: 'Semana anterior', dia: 'Dia anterior', lista: 'Mês anterior' },
  next: { mes: 'Próximo mês', semana: 'Próxima semana', dia: 'Próximo dia', lista: 'Próximo mês' },
  none: {
    mes: 'Não há eventos neste mês.',
    semana: 'Não há eventos nesta semana.',
    dia: 'Não há eventos neste dia.',
    lista: 'Não há eventos neste mês.',
  } satisfies Record<View, string>,
  cut: 'Há mais eventos do que cabem aqui. Veja por semana ou por dia.',
  weekdays: ['dom', 'seg', 'ter', 'qua', 'qui', 'sex', 'sáb'],
  weekdaysWhole: [
    'domingo',
    'segunda-feira',
    'terça-feira',
    'quarta-feira',
    'quinta-feira',
    'sexta-feira',
    'sábado',
  ],
  events: (count: number) => (count === 1 ? '1 evento' : `${count} eventos`),
  more: (count: number) => `+${count} mais`,
  onDay: (day: string) => ` em ${day}`,
  allDay: 'Dia inteiro',
  goesOn: 'continua',
  monthTable: (month: string) => `Eventos de ${month}`,
  monthList: 'Eventos do mês',
  freeDay: 'Nenhum evento.',
  dialog: {
    date: 'Data',
    start: 'Início',
    end: 'Término',
    repeats: 'Repete',
    keep: 'Adicionar à minha agenda',
    close: 'Fechar',
  },
  subscribe: {
    open: 'Assinar o calendário',
    title: 'Assinar o calendário',
    lead: 'Use este endereço no aplicativo de calendário do seu celular ou computador: os eventos aparecem lá e se atualizam sozinhos.',
    isPrivate: 'O endereço é só seu. Quem o tiver vê os mesmos eventos que você.',
    address: 'Endereço do seu calendário',
    make: 'Gerar meu endereço',
    renew: 'Gerar novo endereço',
    renewHelp: 'O endereço atual deixa de funcionar na hora.',
    made: 'Seu endereço está pronto.',
    close: 'Fechar',
  },
} as const
