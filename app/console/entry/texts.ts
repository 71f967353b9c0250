import type { EntryMode } from '#contract/stations/registry/entry.ts'

const number = (n: number) => n.toLocaleString('pt-BR')
const people = (n: number) => (n === 1 ? '1 pessoa' : `${number(n)} pessoas`)

/** Texts of the owners' pages of how one joins. */
export const texts = {
  title: 'Entrada',
  lead: 'Quem pode fazer parte da estação, e o que o cadastro pergunta. Vale para quem se cadastra a partir de agora.',
  tabs: {
    label: 'Páginas de pessoas',
    pessoas: 'Pessoas',
    aprovacao: 'Aprovação',
    entrada: 'Entrada',
    lista: 'Lista de CPFs',
    campos: 'Campos',
  },
  mode: 'Como se entra',
  modes: {
    open: { name: 'Aberta', help: 'Qualquer pessoa se cadastra, confirma o e-mail e participa.' },
    approval: {
      name: 'Com aprovação',
      help: 'Depois de confirmar o e-mail, a pessoa espera a equipe aprovar. Quem a equipe convidou por e-mail entra direto.',
    },
    list: {
      name: 'Só quem está na lista',
      help: 'O CPF precisa estar na lista da estação. Onde a lista tem o e-mail da pessoa, é com ele que ela se cadastra.',
    },
    invitation: {
      name: 'Só com convite',
      help: 'Entra quem abre um link de convite que vale, ou quem foi convidado por e-mail.',
    },
  } satisfies Record<EntryMode, { name: string; help: string }>,
  modeNames: {
    open: 'Aberta',
    approval: 'Com aprovação',
    list: 'Só quem está na lista',
    invitation: 'Só com convite',
  },
  listed: (n: number) =>
    n === 0 ? 'A lista está vazia: ninguém consegue se cadastrar.' : `A lista tem ${people(n)}.`,
  form: 'O que o cadastro pergunta',
  formHelp: 'A cidade, a foto e o que faltar são pedidos logo depois da primeira entrada.',
  forms: {
    standard: 'E-mail e CPF; depois nome, celular, nascimento, estado e cidade',
    simple: 'Uma página só: CPF, nome, celular, nascimento e estado; o e-mail vem com a senha',
    affiliate: 'Só o CPF: nome, e-mail e celular vêm da lista da estação',
    promotion: 'Promoção de viagem: com as caixas de requisitos e regras',
  },
  minAge: 'Idade mínima',
  minAgeHelp: 'Em anos completos, de 16 a 99.',
  mayAskAgain: 'Quem não foi aprovado pode pedir de novo',
  remindDays: 'Lembrar a equipe depois de quantos dias',
  remindDaysHelp: 'Um e-mail por dia, no máximo, enquanto houver quem espera. Vazio: sem lembrete.',
  approvalTitle: 'Quando há aprovação',
  save: 'Salvar',
  saving: 'Salvando…',
  saved: 'Entrada salva. O cadastro já segue a nova regra.',
  waitingNow: (n: number) =>
    n === 1 ? '1 pessoa espera aprovação.' : `${number(n)} pessoas esperam aprovação.`,
  waitingDoor: 'Abrir a fila',
  history: { save: 'mudou', name: 'como se entra na estação' },
  approval: {
    title: 'Aprovação',
    lead: 'Quem confirmou o e-mail e espera a equipe, a partir de quem espera há mais tempo.',
    none: 'Ninguém espera aprovação.',
    noneFound: 'Ninguém com esta busca espera aprovação.',
    search: 'Nome, e-mail, CPF ou telefone',
    count: (n: number) => (n === 1 ? '1 pessoa espera' : `${number(n)} pessoas esperam`),
    since: (day: string) => `espera desde ${day}`,
    note: (text: string) => `Escreveu à equipe: “${text}”`,
    before: (reason: string) => `Não aprovada antes: ${reason}`,
    tickOf: (name: string) => `Marcar ${name}`,
    older: 'Próximas',
    newest: 'Voltar ao começo',
    decide: 'Decidir',
    whom: 'Para quem',
    ticked: 'Para as marcadas na lista',
    all: (n: number) => `Para todas que esperam (${number(n)})`,
    allFound: (n: number) => `Para todas da busca (${number(n)})`,
    reason: 'Motivo, se não aprovar',
    reasonHelp: 'A pessoa lê este texto no e-mail e quando entra.',
    approve: 'Aprovar',
    refuse: 'Não aprovar',
    sending: 'Enviando…',
    noTicks: 'Marque ao menos uma pessoa na lista.',
    noReason: 'Escreva o motivo: a pessoa lê.',
    ask: {
      approve: (n: number) => `Aprovar ${people(n)}?`,
      refuse: (n: number) => `Não aprovar ${people(n)}?`,
      approveText: 'Cada uma recebe um e-mail e já pode entrar.',
      refuseText: (reason: string) => `Cada uma recebe um e-mail com este motivo: “${reason}”`,
    },
  },
} as const
