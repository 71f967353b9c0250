const tabs = ['abastecer', 'pontos', 'pedidos', 'resgate'] as const
export type TopUpTab = (typeof tabs)[number]

/** The tab that an address asks for, of those that are there; else the first of them. Pure. */
export function tabOf(query: URLSearchParams, open: readonly TopUpTab[]): TopUpTab {
  const asked = open.find((one) => one === query.get('aba'))
  return asked ?? open[0] ?? 'pedidos'
}

/** The tabs of a station's page: nothing leads where nothing is (WAL-01, WAL-05). Pure. */
export const tabsFor = ({
  ways,
  buys_points,
}: {
  ways: readonly string[]
  buys_points: boolean
}): TopUpTab[] => [
  ...(ways.length > 0 ? (['abastecer'] as const) : []),
  ...(buys_points ? (['pontos'] as const) : []),
  'pedidos',
  'resgate',
]
