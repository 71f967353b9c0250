import type { AskedPlace, OwnFieldKind } from '#contract/people/own-fields/schemas.ts'

const people = (n: number) => (n === 1 ? '1 pessoa' : `${n.toLocaleString('pt-BR')} pessoas`)

/** Texts of the pages of a station's own fields. */
export const texts = {
  title: 'Campos da estação',
  lead: 'O que a estação guarda de cada pessoa além do cadastro: no cadastro, no perfil ou só para a equipe.',
  none: 'Ainda não há campos da estação.',
  add: 'Novo campo',
  back: 'Voltar aos campos',
  filled: (n: number) => (n === 0 ? 'Ninguém preencheu' : `${people(n)} com este campo preenchido`),
  change: 'Mudar',
  changeOf: (name: string) => `Mudar ${name}`,
  remove: 'Remover',
  removeOf: (name: string) => `Remover ${name}`,
  removed: 'Campo removido.',
  moved: 'Ordem atualizada.',
  saved: 'Campo salvo.',
  created: 'Campo criado.',
  required: 'Obrigatório',
  fields: {
    name: 'Nome do campo',
    kind: 'Tipo',
    help: 'Ajuda abaixo do campo',
    choices: 'Opções',
    choicesHelp: 'Uma por linha, para escolha de uma ou de várias.',
    asked: 'Quem preenche',
    isRequired: 'É obrigatório',
    isRequiredHelp: 'Para quem se cadastra ou muda o perfil. A equipe pode deixar vazio.',
    isShown: 'A pessoa vê',
    isShownHelp: 'Quando só a equipe preenche. O que a pessoa preenche ela sempre vê.',
  },
  kinds: {
    text: 'Texto',
    number: 'Número',
    date: 'Data',
    choice: 'Escolha de uma opção',
    choices: 'Escolha de várias opções',
    flag: 'Sim ou não',
    cpf: 'CPF',
    phone: 'Telefone',
  } satisfies Record<OwnFieldKind, string>,
  asked: {
    signup: 'A pessoa, no cadastro e no perfil',
    profile: 'A pessoa, no perfil',
    team: 'Só a equipe',
  } satisfies Record<AskedPlace, string>,
  save: 'Salvar',
  saving: 'Salvando…',
  ask: {
    title: (name: string) => `Remover o campo “${name}”?`,
    text: (n: number) =>
      n === 0
        ? 'Ninguém preencheu este campo.'
        : `${people(n)} ${n === 1 ? 'tem' : 'têm'} este campo preenchido. As respostas são apagadas e não voltam.`,
  },
  person: {
    title: (name: string) => `Campos de ${name}`,
    lead: 'O que fica vazio é apagado. A mudança entra no histórico.',
    saved: 'Campos salvos.',
  },
  history: { area: 'campos da estação' },
} as const
