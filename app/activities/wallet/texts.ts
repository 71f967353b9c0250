/** Words of the statement (D2§2, D2§5, D2§8). Literal texts stay letter by letter. */
export const texts = {
  meta: (station: string) => `Extrato | ${station}`,
  title: 'Extrato',
  topUp: 'Abastecer créditos',
  balance: 'Seu saldo',
  tabs: 'Extratos',
  used: { tab: 'Créditos Utilizados', empty: 'Você ainda não fez transações com créditos na plataforma.' },
  earned: { tab: 'Créditos de Premiação', empty: 'Você ainda não ganhou créditos na plataforma.' },
  emptyPeriod: 'Não há lançamentos neste período.',
  columns: { description: 'Descrição', points: 'Valor', date: 'Data' },
  filter: {
    label: 'Filtrar por data',
    from: 'De',
    to: 'Até',
    apply: 'Aplicar',
    clear: 'Limpar',
    fromAfterTo: 'Escolha uma data anterior a segunda.',
    toBeforeFrom: 'Escolha uma data posterior a primeira.',
    invalid: 'Inválida',
  },
  older: 'Carregar mais',
  newest: 'Voltar aos mais recentes',
} as const
