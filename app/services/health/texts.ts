import { daysInWords, dentalHours, onDays } from '#contract/services/appointments/days-in-words.ts'
import type { HealthKind, Weekday } from '#contract/services/appointments/kinds.ts'
import type { ObjectName } from '../../ui/object-picture.tsx'

type Words = {
  /** The end of its addresses. */
  path: string
  title: string
  object: ObjectName
  lead: string
  /** Says on which days one is attended. */
  attended: (days: readonly Weekday[]) => string
  points: readonly string[]
}

/** Words of health (D3§2, D3§6, D3§9). */
export const texts = {
  title: 'Saúde',
  menu: 'Serviços de saúde',
  // D3§6, D3§9 (HEA-05).
  programme: {
    title: 'Programa de saúde',
    rules: [
      'As consultas de odontologia, psicologia e nutrição são gratuitas para quem é sócio.',
      'O benefício de saúde vale para sócios e para os dependentes registrados nos planos participantes.',
      'O programa devolve 50% da coparticipação do plano como cashback em até 90 dias.',
    ],
    hours: 'Horários',
  },
  days: (days: readonly Weekday[]) => {
    const words = daysInWords(days)
    return `${words.charAt(0).toUpperCase()}${words.slice(1)}`
  },
  mine: 'Meus pedidos',
  // Literal (D3§2).
  book: 'Agendar',
  about: 'Como funciona',
  sentTitle: 'Sucesso',
  sent: 'Solicitação enviada com sucesso.',
  sentLead: 'A equipe vai entrar em contato pelo telefone informado para confirmar a data e o horário.',
  seeMine: 'Ver meus pedidos',
  kinds: {
    dental: {
      path: 'odontologia',
      title: 'Odontologia',
      object: 'tooth',
      lead: 'Consultas e tratamentos na clínica odontológica do sindicato.',
      attended: (days) => `Clínica: ${dentalHours(days)}.`,
      points: ['Leve um documento com foto.', 'Para crianças, quem é responsável acompanha a consulta.'],
    },
    psychology: {
      path: 'psicologia',
      title: 'Psicologia',
      object: 'comment',
      lead: 'Atendimento psicológico individual, em sigilo.',
      attended: (days) => `Atendimento ${onDays(days)}, com hora marcada.`,
      points: [
        'O que você escreve no pedido é lido só pela equipe que atende.',
        'Se não puder vir, avise a equipe para que outra pessoa aproveite o horário.',
      ],
    },
    nutrition: {
      path: 'nutricionista',
      title: 'Nutrição',
      object: 'apple',
      lead: 'Orientação alimentar para você e a sua família.',
      attended: (days) => `Atendimento ${onDays(days)}, com hora marcada.`,
      points: [
        'Se tiver exames recentes, leve os resultados.',
        'O retorno é combinado na primeira consulta.',
      ],
    },
  } satisfies Record<HealthKind, Words>,
} as const
