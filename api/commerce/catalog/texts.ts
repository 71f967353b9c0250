/** What the platform says of products and their stock (D3§5, D3§8). The first is literal. */
export const catalogTexts = {
  soldOut: 'O estoque desse(s) produto(s) está esgotado no momento.',
  left: (left: number, name: string) =>
    left === 1 ? `Resta só 1 unidade de ${name}.` : `Restam só ${left} unidades de ${name}.`,
  most: (limit: number, name: string, ordered = 0) => {
    const most = limit === 1 ? 'só 1 unidade' : `até ${limit} unidades`
    const before = ordered > 0 ? `, e você já pediu ${ordered}` : ''
    return `Cada pessoa leva ${most} de ${name}${before}.`
  },
  onlyOne: (activity: string) => `Cada pedido leva um só produto de ${activity}.`,
  ordered: (quantity: number) => (quantity === 1 ? '1 unidade' : `${quantity} unidades`),
  withdrawn: 'Este produto não está mais à venda.',
  gone: 'Produto que não está mais à venda',
} as const
