/** Words of the lucky numbers (D3§2, LCK-01). What is said while there are none is the station's. */
export const texts = {
  meta: (station: string) => `Números da sorte | ${station}`,
  title: 'Números da sorte',
  yours: (n: number) => (n === 1 ? 'Seu número' : 'Seus números'),
  more: (shown: number, count: number) =>
    `Estes são os ${shown.toLocaleString('pt-BR')} primeiros dos seus ${count.toLocaleString('pt-BR')} números.`,
  none: 'Você não tem números neste sorteio.',
  waiting: 'A sortear',
  drawn: (day: string) => `Sorteado em ${day}`,
  winners: (n: number) => (n === 1 ? 'Número sorteado' : 'Números sorteados'),
  won: 'Sorteado',
  total: 'Números distribuídos',
  check: 'Como conferir este sorteio',
  before:
    'A impressão digital da semente foi publicada antes: com ela, ninguém troca a semente depois. No dia, a semente aparece aqui.',
  rule: 'Para cada lugar p e tentativa t, a partir de 1, calcula-se o SHA-256 do texto “semente:p:t”, lido como número inteiro. O resto da divisão pela quantidade de números, mais 1, é o número sorteado. Se ele já saiu, vale a tentativa seguinte.',
  hash: 'Impressão digital (SHA-256 da semente)',
  seed: 'Semente',
  secret: 'Publicada depois do sorteio',
  publicPage: 'Página pública dos sorteios',
  draws: {
    meta: (station: string) => `Sorteios | ${station}`,
    title: 'Sorteios',
    lead: 'Confira os sorteios dos números da sorte: não é preciso ter cadastro.',
    none: 'Ainda não há sorteios.',
    how: 'Como conferir um sorteio',
  },
} as const
