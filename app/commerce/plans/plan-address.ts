/** Addresses of the members' pages of plans (D3§2), named once. */
export const plansPath = '/homepage/planos'
export const paymentPath = `${plansPath}/editar-pagamento`
export const contactPath = `${plansPath}/sobconsulta`
export const waitingPath = `${plansPath}/pagamento`
export const donePath = `${plansPath}/confirmacao`
export const cancelPath = `${plansPath}?cancelar=1`
export const purchasePath = (planId: number, action: 'comprar' | 'mudar') =>
  `${plansPath}/${planId}/${action}`
