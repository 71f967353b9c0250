import { eq } from 'drizzle-orm'
import { inStation } from '../../platform/db/rows.ts'
import { erasedOf, type Kept } from '../../platform/kept.ts'
import { giveBackStock } from '../catalog/index.ts'
import { cartItems, checkouts } from './tables.ts'

/** What somebody is about to buy. */
export const cartKept: readonly Kept[] = [
  {
    group: 'shop',
    name: 'Carrinho',
    why: 'Para guardar o que você escolheu até comprar.',
    basis: 'contract',
    howLong: 'Até você comprar ou tirar do carrinho.',
    rows: [
      erasedOf(cartItems, {
        Atividade: cartItems.activityId,
        Produto: cartItems.productNumber,
        Quantidade: cartItems.quantity,
        'Posto no carrinho em': cartItems.addedAt,
      }),
      erasedOf(checkouts, {
        'Endereço escolhido': checkouts.address,
        'Cupom digitado': checkouts.discountCode,
      }),
    ],
    async erase(ctx, { id }) {
      const [checkout] = await ctx.db
        .select({ reserved: checkouts.reserved })
        .from(checkouts)
        .where(inStation(checkouts, ctx, eq(checkouts.participantId, id)))
      if (checkout && checkout.reserved.length > 0)
        await giveBackStock(ctx, checkout.reserved, { cause: 'released' })
    },
  },
]
