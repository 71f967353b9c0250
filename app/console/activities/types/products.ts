import { products as productsType } from '#contract/activity-types/products.ts'
import type { TypeForm } from './type-form.ts'

/** Type 14 (ACT-14). Its products, places of delivery and codes have pages of their own. */
export const products: TypeForm = {
  contract: productsType,
  name: 'Produtos',
  about: 'Uma loja: produtos com preço e estoque, pagos com a carteira, cartão ou PIX.',
  icon: 'cart',
  fields: [
    {
      name: 'digitalProduct',
      label: 'É tudo digital: nada é enviado nem retirado',
      kind: 'flag',
    },
    {
      name: 'onlyOneProduct',
      label: 'Cada pedido leva um produto só, na quantidade que quiser',
      kind: 'flag',
    },
    {
      name: 'sellVouchers',
      label: 'Quem paga recebe o voucher do curso de cada produto',
      kind: 'flag',
    },
    {
      name: 'paymentOption',
      label: 'Como se paga',
      kind: 'choice',
      options: {
        all: 'Carteira primeiro, o resto por cartão ou PIX',
        payment_only: 'Só cartão ou PIX: a carteira não entra',
      },
    },
    { name: 'allowInstallments', label: 'Aceita parcelas no cartão', kind: 'flag' },
    {
      name: 'maxInstallments',
      label: 'Até quantas parcelas',
      kind: 'whole',
      optional: true,
      empty: 1,
      maxLength: 2,
      help: 'De 1 a 12. Com produtos de várias atividades no carrinho, vale o menor número.',
    },
    {
      name: 'monthlyInterestBp',
      label: 'Juros ao mês',
      kind: 'percent',
      optional: true,
      empty: 0,
      help: 'Em %, da segunda parcela em diante. Vazio: sem juros.',
    },
    {
      name: 'discountDeliveryCents',
      label: 'Desconto por pedido',
      kind: 'money',
      optional: true,
      empty: 0,
      help: 'Sai uma vez do valor dos produtos desta atividade.',
    },
  ],
  sells: 'orders',
}
