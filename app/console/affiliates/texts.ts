import type { ListedLines } from '#contract/console/affiliates/schemas.ts'

const number = (n: number) => n.toLocaleString('pt-BR')

/** Texts of the pages of the station's list of CPFs. */
export const texts = {
  title: 'Lista de CPFs',
  lead: 'Quem a estação conhece. Onde só entra quem está na lista, é por ela que o cadastro confere o CPF.',
  none: 'A lista está vazia.',
  noneFound: 'Ninguém da lista com esta busca.',
  search: 'Nome, e-mail ou CPF',
  count: (n: number) => (n === 1 ? '1 CPF na lista' : `${number(n)} CPFs na lista`),
  older: 'Próximos',
  newest: 'Voltar ao começo',
  noName: 'Sem nome na lista',
  member: 'Já tem conta',
  add: 'Adicionar um CPF',
  addLead: 'Só o CPF é necessário. Com o e-mail, só quem o recebe consegue se cadastrar com este CPF.',
  added: 'CPF adicionado à lista.',
  many: 'Adicionar vários',
  fields: {
    cpf: 'CPF',
    name: 'Nome completo',
    email: 'E-mail',
    phone: 'Celular',
    birthday: 'Data de nascimento',
  },
  save: { confirm: 'Adicionar', sending: 'Adicionando…' },
  remove: 'Remover',
  removeOf: (name: string) => `Remover ${name} da lista`,
  removed: 'CPF removido da lista.',
  ask: {
    title: (name: string) => `Remover ${name} da lista?`,
    text: 'Quem já tem conta continua com ela. Um cadastro novo com este CPF não passa mais pela lista.',
  },
  lines: {
    title: 'Adicionar vários CPFs',
    lead: 'Cole uma linha por pessoa, ou envie um arquivo CSV. O que já está na lista é completado, nada é repetido.',
    back: 'Voltar à lista',
    text: 'Linhas',
    textHelp:
      'Só o CPF, ou CPF; nome; e-mail; celular; nascimento. Uma primeira linha com os nomes das colunas muda a ordem.',
    file: 'Arquivo CSV',
    fileHelp: 'Até 1 MB e 5.000 linhas. No lugar das linhas acima.',
    send: 'Adicionar à lista',
    sending: 'Conferindo…',
    empty: 'Cole ao menos um CPF, ou escolha um arquivo.',
    tooLarge: 'Escolha um arquivo de até 1 MB.',
    tooMany: 'Envie até 5.000 linhas por vez.',
    notText: 'Este arquivo não é de texto. Salve a planilha como CSV e envie de novo.',
    unreadable: (line: number) => `A linha ${line} não pode ser lida. Confira as aspas.`,
    noCpf: 'A primeira linha não diz qual coluna é o CPF.',
    done: ({ added, changed, same }: Pick<ListedLines, 'added' | 'changed' | 'same'>) => {
      const parts = [
        added === 1 ? '1 CPF adicionado' : `${number(added)} CPFs adicionados`,
        ...(changed > 0 ? [changed === 1 ? '1 completado' : `${number(changed)} completados`] : []),
        ...(same > 0 ? [same === 1 ? '1 já estava assim' : `${number(same)} já estavam assim`] : []),
      ]
      return `${parts.join(', ')}.`
    },
    wrong: (n: number) => (n === 1 ? '1 linha ficou de fora' : `${number(n)} linhas ficaram de fora`),
    wrongLead: 'Elas continuam abaixo, para corrigir e enviar de novo.',
    line: (n: number) => `Linha ${number(n)}`,
    more: (n: number) => `E mais ${number(n)}.`,
    columns: {
      cpf: ['cpf'],
      name: ['nome', 'nome completo'],
      email: ['e-mail', 'email'],
      phone: ['celular', 'telefone', 'fone'],
      birthday: ['nascimento', 'data de nascimento'],
    },
  },
  history: {
    add: 'pôs na lista de CPFs',
    remove: 'tirou da lista de CPFs',
    lines: 'pôs na lista de CPFs',
  },
} as const
