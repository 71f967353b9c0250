/** Texts of 'Hoje': what waits, the first steps of a new station, and the draft as a whole. */
export const texts = {
  title: 'Hoje',
  waiting: {
    title: 'Espera por você',
    nothing: 'Nada espera por você.',
    due: (day: string) => `o primeiro até ${day}`,
    late: (day: string) => `atrasado: o prazo era ${day}`,
    kinds: {
      orders: { one: 'pedido para entregar', many: 'pedidos para entregar' },
      topUps: { one: 'transferência para confirmar', many: 'transferências para confirmar' },
      charges: { one: 'assinatura com cobrança que falhou', many: 'assinaturas com cobrança que falhou' },
      caseAccounts: {
        one: 'conta com processos para confirmar',
        many: 'contas com processos para confirmar',
      },
      appointments: { one: 'pedido de consulta para responder', many: 'pedidos de consulta para responder' },
      support: { one: 'mensagem sem resposta', many: 'mensagens sem resposta' },
      texts: {
        one: 'comentário ou post denunciado ou retido para decidir',
        many: 'comentários e posts denunciados ou retidos para decidir',
      },
      registrationChanges: {
        one: 'alteração de cadastro para fazer',
        many: 'alterações de cadastro para fazer',
      },
      approvals: { one: 'pessoa para aprovar', many: 'pessoas para aprovar' },
      privacy: {
        one: 'pedido sobre dados pessoais para responder',
        many: 'pedidos sobre dados pessoais para responder',
      },
      points: { one: 'lançamento de pontos para confirmar', many: 'lançamentos de pontos para confirmar' },
    },
  },
  figures: {
    title: 'Desde ontem',
    kinds: {
      people: 'Pessoas novas',
      active: 'Pessoas que participaram',
      participations: 'Participações',
      pointsGiven: 'O que as pessoas ganharam',
      pointsSpent: 'O que as pessoas usaram',
      paid: 'Pagamentos recebidos',
      refunded: 'Devoluções',
    },
    week: (amount: string) => `${amount} em 7 dias`,
    /** The week before is counted up to this hour. */
    against: (difference: number, amount: string) => {
      if (difference === 0) return 'igual à semana anterior'
      return difference > 0
        ? `${amount} a mais que na semana anterior`
        : `${amount} a menos que na semana anterior`
    },
    countedAt: (time: string) => `Contado às ${time}, de 5 em 5 minutos.`,
  },
  doors: 'Suas áreas',
  steps: {
    title: 'Pronto para publicar',
    lead: (done: number, all: number) => `${done} de ${all} passos feitos.`,
    look: {
      name: 'Logo e cores',
      text: 'Envie o seu logo; as cores se escolhem na mesma página.',
      go: 'Abrir a aparência',
    },
    site: {
      name: 'Site publicado',
      text: 'Há mudanças no rascunho. Confira como o site vai ficar e publique.',
      go: 'Ver o que falta publicar',
    },
    activity: {
      name: 'Primeira atividade no ar',
      text: 'Crie o que as pessoas vão fazer, com o que ganham, e publique.',
      go: 'Criar uma atividade',
    },
    people: {
      name: 'Primeiras pessoas convidadas',
      text: 'Compartilhe o endereço da estação. Quem abre se cadastra por ali.',
      go: 'Endereço da estação',
    },
  },
  site: 'Site',
  clean: 'Tudo o que você mudou está publicado.',
  pending: 'Há mudanças que só você e os outros donos veem.',
  lastBy: (who: string, when: string) => `Última mudança: ${who}, ${when}.`,
  note: 'O que mudou',
  publish: 'Publicar',
  publishing: 'Publicando...',
  discard: 'Descartar mudanças',
  published: 'Publicado. O site já mostra as mudanças.',
  discarded: 'Mudanças descartadas.',
  preview: 'Como o site vai ficar',
  ask: {
    title: 'Descartar as mudanças?',
    text: 'Tudo o que mudou desde a última publicação, por você ou por outro dono, se perde. O site no ar continua como está.',
  },
} as const
