/** Texts of the page for partners. */
export const texts = {
  title: 'Parceiros',
  lead: 'Quem pode validar, além da gestão, os vouchers das atividades de cada parceiro.',
  none: 'Nenhuma atividade tem um parceiro. Informe o número do parceiro na atividade e ele aparece aqui.',
  /** Partners are numbers; people know them by what they are for. */
  name: (id: number, of: readonly string[]) => {
    const [first, ...more] = of
    const others = more.length > 0 ? ` e mais ${more.length}` : ''
    return first ? `Parceiro nº ${id}, de ${first}${others}` : `Parceiro nº ${id}`
  },
  activities: 'Atividades',
  noActivities: 'Nenhuma atividade',
  people: 'Quem valida',
  nobody: 'Ninguém ainda: só a gestão valida os vouchers.',
  email: 'E-mail de um participante',
  add: 'Incluir pessoa',
  remove: 'Tirar',
  removeOf: (name: string) => `Tirar: ${name}`,
  added: 'Pessoa incluída. Ela já pode validar os vouchers deste parceiro.',
  removed: 'Pessoa retirada. O que ela já validou continua validado.',
} as const
