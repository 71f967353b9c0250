/** Where wallets are filled (WAL-01). */
export const topUpsPath = '/homepage/meios-de-pagamento/comprar'

/** What was asked for there (WAL-02). */
export const topUpListPath = `${topUpsPath}?aba=pedidos`
