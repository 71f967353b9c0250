import type { TeamRole } from '#contract/team.ts'

/** What each role may do, in the words of who gives it. */
const may: Readonly<Record<TeamRole, string>> = {
  owner: 'Cuida de tudo, também dos dados e do domínio da estação, da equipe e do histórico.',
  editor: 'Faz o site e as atividades, notícias, eventos e arquivos, e publica.',
  finance: 'Vê pedidos, planos e assinantes, confirma transferências e devolve dinheiro.',
  support: 'Responde mensagens, decide comentários e posts, faz alterações de cadastro.',
  legal: 'Lê e responde só as consultas e os processos do jurídico.',
  accounting: 'Lê e responde só as consultas e os processos do contábil.',
  health: 'Lê e responde só os pedidos de odontologia, psicologia e nutrição.',
  political: 'Lê o que participantes sugerem para os temas de interesse.',
}

/** Texts of the pages of the team. */
export const texts = {
  title: 'Equipe',
  lead: 'Quem cuida da estação, e do quê. Cada pessoa vê na gestão só o que a função dela abre.',
  people: 'Pessoas',
  you: 'você',
  change: 'Mudar',
  changeOf: (name: string) => `Mudar as funções: ${name}`,
  waiting: 'Convites que esperam',
  by: (by: string, until: string) => `De ${by}, vale até ${until}`,
  again: 'Enviar de novo',
  againTo: (email: string) => `Enviar de novo: ${email}`,
  withdraw: 'Retirar',
  withdrawOf: (email: string) => `Retirar o convite: ${email}`,
  invite: {
    title: 'Convidar alguém',
    text: 'A pessoa recebe um e-mail e aceita entrando com a conta dela nesta estação.',
    email: 'E-mail',
    roles: 'Do que vai cuidar',
    sensitive:
      'O que participantes pedem às consultorias e à saúde só é lido por quem cuida da área: nem a pessoa responsável lê, se não marcar a área para si.',
    submit: 'Convidar',
    sending: 'Enviando...',
  },
  may,
  invited: 'Convite enviado.',
  withdrawn: 'Convite retirado. O link dele não vale mais.',
  saved: 'Funções salvas. Valem a partir de agora.',
  ended: 'Acesso à gestão encerrado.',
  one: {
    back: 'Equipe',
    save: 'Salvar',
    saving: 'Salvando...',
    end: 'Encerrar o acesso à gestão',
    ask: {
      title: 'Encerrar o acesso à gestão?',
      text: 'A pessoa perde agora o que tem na gestão. A conta de participante continua como está.',
    },
  },
  history: {
    invite: 'convidou para a equipe',
    withdraw: 'retirou o convite de',
    accept: 'aceitou o convite para a equipe:',
    change: 'mudou as funções de',
    end: 'encerrou o acesso à gestão de',
    login: 'entrou na estação',
    name: 'a equipe',
    roles: 'Funções',
  },
} as const
