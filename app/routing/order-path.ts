/** Gives the receipt of an order. Pure. */
export const orderPath = (id: number): string => `/homepage/pedidos/${id}`
