/** The page to fill a wallet (WAL-01). */
export const topUpsPath = '/homepage/meios-de-pagamento/comprar'

/** The list of earlier requests (WAL-02). */
export const topUpListPath = `${topUpsPath}?aba=pedidos`
