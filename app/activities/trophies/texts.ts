/** Words of the trophies (D2§2, D2§8). Literal. */
export const texts = {
  meta: (station: string) => `Meus troféus | ${station}`,
  title: 'Meus troféus',
  search: 'Buscar troféus',
  empty: 'Não há Troféus',
  action: 'Ver atividades',
  wonAt: (date: string) => `Conquistado em ${date}`,
  by: 'Por',
  count: (won: number, all: number) => `${won} de ${all} troféus`,
  progress: 'Seus troféus',
  toWin: 'Para conquistar',
  how: 'Faça',
} as const
