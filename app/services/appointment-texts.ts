import type { AppointmentState } from '#contract/services/appointments/kinds.ts'
import type { IconName } from '../ui/icon.tsx'

/** Words of appointments: what is asked for and what became of it (D3§2, D3§8). Literal texts stay letter by letter. */
export const appointmentTexts = {
  // Literal (D3§2).
  title: { legal: 'Agendamento de consulta', accounting: 'Agendamento de consulta' },
  ask: 'Solicitar agendamento',
  newest: 'Voltar aos mais recentes',
  older: 'Ver mais antigos',
  // Literal (LEG-03, CTB-03).
  none: 'Não foram encontrados agendamentos em seu CPF.',
  name: 'Nome',
  phone: 'Celular',
  mail: 'E-mail',
  missing: 'Não informado',
  day: 'Dia de preferência',
  // Literal (HEA-02).
  choose: 'Escolha uma opção',
  description: 'Descrição',
  descriptionHelp: 'Conte em poucas palavras do que você precisa. Só a equipe que atende lê.',
  lawyers: 'Os advogados atendem às segundas, quartas e sextas-feiras, das 9h às 13h.',
  // Literal (D3§8, D3§2).
  sentTitle: { legal: 'Sucesso', accounting: 'Sua solicitação foi realizada com sucesso!' },
  sent: 'Solicitação enviada com sucesso.',
  sentLead: 'A equipe vai entrar em contato com você para confirmar a data e o horário.',
  asked: (day: string) => `Preferência: ${day}`,
  at: (when: string) => `Marcado para ${when}`,
  answer: 'Resposta da equipe',
  when: (day: string) => `Pedido em ${day}`,
  readers: 'Quem viu os meus dados',
  tones: { asked: 'warning', confirmed: 'success', done: 'neutral', refused: 'error' } satisfies Record<
    AppointmentState,
    'warning' | 'success' | 'neutral' | 'error'
  >,
  stateIcons: {
    asked: 'clock',
    confirmed: 'check',
    done: 'checkCircle',
    refused: 'close',
  } satisfies Record<AppointmentState, IconName>,
} as const
