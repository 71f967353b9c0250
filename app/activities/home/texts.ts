/** Words of the member's home and its lists (D2§2, D2§8). Literal texts stay letter by letter. */
export const texts = {
  cart: {
    pending: 'Há compras pendentes no seu Carrinho. Por favor, confira e finalize o pagamento',
  },
  meta: (station: string) => `Início | ${station}`,
  greeting: (name: string) => `Olá, ${name}`,
  featured: 'Destaques',
  nowPlaying: 'Acontecendo agora',
  journeyProgress: (done: number, total: number) => `${done} de ${total}`,
  journeyLabel: 'Seu progresso',
  more: 'Ver mais',
  all: 'Ver tudo',
  folded: (done: number, locked: number) =>
    [
      done > 0 && (done === 1 ? '1 concluída' : `${done} concluídas`),
      locked > 0 && (locked === 1 ? '1 bloqueada' : `${locked} bloqueadas`),
    ]
      .filter(Boolean)
      .join(' · '),
  foldedSome: 'Ver também as concluídas e as bloqueadas',
  next: { title: 'Continue de onde parou', go: 'Continuar' },
  moreOf: (name: string) => `Ver mais de ${name}`,
  empty: 'Ainda não existem atividades no ar...',
  quizzes: { title: 'Quizzes', lead: 'Tente até acertar e ganhe uma vez por cada um.' },
  list: {
    meta: (station: string) => `Atividades | ${station}`,
    title: 'Atividades',
    search: 'Buscar atividades',
    quizzes: 'Quizzes',
    featured: 'Em destaque',
    all: 'Todas as atividades',
    found: (term: string) => `Com “${term}” no nome`,
    empty: 'Não há atividades',
  },
  search: {
    meta: (title: string, station: string) => `${title} | ${station}`,
    label: 'Buscar atividades',
    title: (count: number) => `${new Intl.NumberFormat('pt-BR').format(count)} resultado(s) da busca`,
    nothing: (term: string) => `Nenhuma atividade tem “${term}” no nome.`,
    ask: 'Escreva o nome de uma atividade, ou parte dele.',
    all: 'Ver todas as atividades',
  },
  category: {
    back: 'Início',
    count: (total: number) => (total === 1 ? '1 atividade' : `${total} atividades`),
  },
  management: 'Abrir a gestão',
  tiles: { label: 'Serviços' },
  lucky: 'Veja quando os seus números ficam disponíveis.',
  loadFailed: 'Não foi possível carregar',
  retry: 'Tentar novamente',
  locked: {
    title: 'Quase lá',
    text: 'Para realizar essa atividade, você precisa primeiro realizar a atividade',
    more: (count: number) => (count === 1 ? 'E mais uma atividade.' : `E mais ${count} atividades.`),
    ok: 'Ok',
    go: (name: string) => `Ir para ${name}`,
  },
  card: {
    until: (date: string) => `até ${date}`,
    from: (date: string) => `a partir de ${date}`,
    needs: (name: string) => `Depois de: ${name}`,
    needsSeveral: (count: number) => `Depois de ${count} atividades`,
  },
} as const
