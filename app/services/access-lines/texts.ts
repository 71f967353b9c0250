import type { ReadKind } from '#contract/services/access-lines/schemas.ts'

/** Words of who read what (GAP-93). */
export const texts = {
  title: 'Quem viu os meus dados',
  lead: 'Os seus pedidos de atendimento e os seus processos são dados sensíveis. Cada vez que alguém da equipe abre um deles, fica registrado aqui. Na fila, antes de abrir, a equipe vê só o seu nome, o tipo de atendimento e a data: isso fica registrado uma vez por dia, como quando alguém procura pelos seus processos ou confere quem pode vê-los. Ver o seu CPF inteiro também fica registrado.',
  /** Of a station without consultancies. */
  leadOfCpf:
    'A equipe vê o seu CPF coberto. Cada vez que alguém pede para ver o número inteiro, fica registrado aqui.',
  none: 'Ninguém da equipe viu os seus pedidos, os seus processos ou o seu CPF até agora.',
  noneOfCpf: 'Ninguém da equipe viu o seu CPF até agora.',
  who: 'Quem',
  what: 'O que foi visto',
  when: 'Quando',
  kinds: {
    appointment: (area: string) => `Pedido de atendimento: ${area}`,
    case: (area: string) => `Processo: ${area}`,
    queue: (area: string) => `Nome na fila: ${area}`,
    cases: (area: string) => `Lista de processos: ${area}`,
    cpf: () => 'CPF inteiro',
  } satisfies Record<ReadKind, (area: string) => string>,
} as const
