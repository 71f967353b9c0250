/** The field by which a form says that it has asked for the card before: what is empty now is missing. */
export const cardAskedName = 'cartao_pedido'
