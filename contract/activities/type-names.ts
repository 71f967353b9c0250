/** What the types of activities are called (D2§3): small capitals on cards, `type.name` on the wire. */
export const activityTypeNames: Record<number, string> = {
  1: 'Convite',
  2: 'Cadastro',
  3: 'Cupom',
  4: 'Curso presencial',
  5: 'Compartilhamento',
  6: 'Quiz',
  7: 'Pesquisa',
  8: 'Pesquisa',
  9: 'Enquete',
  10: 'Enquete',
  11: 'Desafio',
  12: 'Perfil',
  13: 'Link externo',
  14: 'Produtos',
  15: 'Acordo',
  16: 'Conteúdo',
  17: 'Atividade',
  18: 'Vídeos',
  19: 'Convite a parceiros',
  20: 'Doação',
  21: 'Assinatura',
}

/** The name of a type; a type nobody knows is an activity. */
export const activityTypeName = (typeId: number) => activityTypeNames[typeId] ?? 'Atividade'
