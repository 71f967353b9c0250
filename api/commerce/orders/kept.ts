import { and, eq, inArray, notInArray, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { inStation } from '../../platform/db/rows.ts'
import { asDecimal, type Kept, type KeptRows, numberOf, signedAs } from '../../platform/kept.ts'
import { orderEvents, orderItems, orderParts, orderRefunds, orders } from './tables.ts'

const ofOwnOrders =
  (column: PgColumn): KeptRows['whose'] =>
  ({ id }, ctx) =>
    inArray(
      column,
      ctx.db
        .select({ id: orders.id })
        .from(orders)
        .where(inStation(orders, ctx, eq(orders.participantId, id))),
    )

/** What notes say of our own: names of activities, keys. All others are reasons that somebody typed. */
const ownNotes = ['mailed', 'collected', 'vouchers', 'delivered', 'delivery_undone']

/** What somebody ordered. */
export const orderKept: readonly Kept[] = [
  {
    group: 'shop',
    name: 'Pedidos',
    why: 'Para entregar o que você comprou, devolver o que volta e prestar contas.',
    basis: 'law',
    howLong: 'Pelo menos cinco anos, como os livros da estação.',
    stays: 'Ficam os produtos, os valores e os dias, sob um número sem nome e sem o endereço.',
    rows: [
      numberOf(
        orders,
        {
          Código: orders.code,
          Situação: orders.status,
          'Total (R$)': asDecimal(orders.finalCents),
          'Entrega (R$)': asDecimal(orders.deliveryCents),
          'Descontos (R$)': asDecimal(orders.discountCents),
          'Pago com pontos': asDecimal(orders.walletH),
          Meio: orders.method,
          Endereço: orders.address,
          Cupom: orders.discountCode,
          Quando: orders.createdAt,
          'Pago em': orders.paidAt,
        },
        { address: null, notice: null, inputDigest: '' },
      ),
      {
        table: orderItems,
        whose: ofOwnOrders(orderItems.orderId),
        copy: {
          Pedido: sql`(select o.code from ${orders} o where o.station_id = ${orderItems.stationId} and o.id = ${orderItems.orderId})`,
          Produto: orderItems.name,
          Quantidade: orderItems.quantity,
          'Valor (R$)': asDecimal(orderItems.valueCents),
        },
        onDeletion: 'stays',
      },
      {
        table: orderParts,
        whose: ofOwnOrders(orderParts.orderId),
        copy: {
          'Do pedido': orderParts.activityName,
          'Retirada ou entrega': orderParts.locationName,
          'Entregue em': orderParts.deliveredAt,
        },
        onDeletion: 'stays',
      },
      {
        table: orderRefunds,
        whose: ofOwnOrders(orderRefunds.orderId),
        copy: {
          'Motivo da devolução': orderRefunds.reason,
          Situação: orderRefunds.state,
          Quando: orderRefunds.createdAt,
        },
        onDeletion: { reason: '' },
      },
      {
        table: orderEvents,
        whose: ofOwnOrders(orderEvents.orderId),
        copy: { 'O que houve': orderEvents.what, Quando: orderEvents.createdAt },
        onDeletion: 'stays',
      },
      {
        table: orderEvents,
        whose: (person, ctx) =>
          and(
            ofOwnOrders(orderEvents.orderId)(person, ctx) ?? sql`false`,
            notInArray(orderEvents.what, ownNotes),
          ),
        onDeletion: { note: null },
      },
      signedAs(orderParts, orderParts.deliveredBy, 'deliveredBy'),
      signedAs(orderRefunds, orderRefunds.who, 'who'),
      signedAs(orderEvents, orderEvents.who, 'who'),
    ],
  },
]
