type Gate = {
  /** What owners read beside it. */
  label: string
  /** The name by which the specification answers it (TEN-09). */
  access: `${string}_access`
  /** Addresses of the portal, ':name' for any part, with everything below them: their menu entries, and whatever leads there. */
  pages: readonly string[]
  /** The pages below that stay open, for somebody has something there. */
  open?: readonly string[]
  /** Paths of the API, of one method or whichever. What gives money back or ends a charge is in none: nobody is kept paying. */
  calls: readonly string[]
  /** Paths that serve more than the flag is about, whose verbs refuse their part. */
  partly?: readonly string[]
}

/**
 * The switches of a station, each with the pages and calls that it opens (TEN-09, GAP-04): where it is off there is no entry in a
 * menu, no page, no call, and no link to them. Every check of a switch asks this table; what owners switch, what the
 * configuration holds and what the API answers of it follow from it.
 */
const switches = {
  feed: {
    label: 'Mural',
    access: 'feed_access',
    pages: ['/homepage/feed'],
    calls: [
      '/posts/{stationId}',
      '/posts-limit/{stationId}/{n}',
      '/posts/{stationId}/{id}',
      '/posts',
      '/posts-image',
      '/posts-vimeo',
      '/posts-media/{id}',
      '/posts/{id}',
      '/likes-web',
      '/likes',
      '/reports-post',
      '/comments/post/{postId}',
    ],
  },
  events: {
    label: 'Calendário',
    access: 'events_access',
    pages: ['/homepage/calendario'],
    calls: [],
    partly: ['/schedules'],
  },
  files: {
    label: 'Downloads',
    access: 'files_access',
    pages: ['/homepage/downloads'],
    calls: ['/downloads', '/downloads/{id}', '/downloads/{id}/file'],
  },
  checkout: {
    label: 'Carrinho e pedidos',
    access: 'checkout_access',
    pages: [
      '/homepage/carrinho',
      '/homepage/pedidos',
      // Who subscribed is charged on: the list that they leave from stays, and so do the cards, which pay plans, too.
      '/homepage/assinaturas/:actionId/assinar',
      '/homepage/meios-de-pagamento/comprar',
    ],
    // Whoever bought reads of it, pays what waits, calls it off and withdraws: mails lead there.
    open: ['/homepage/pedidos/:id'],
    calls: [
      '/user-shopping-cart',
      '/user-shopping-cart/summary',
      '/add-products-to-shoppping-cart',
      '/update-shopping-cart',
      '/remove-product-from-shopping-cart/{id}',
      '/single-product-orders',
      '/get-product-stock/{id}',
      '/cupom-product-order-cart',
      '/user-shopping-cart/delivery',
      '/user-shopping-cart/payment',
      '/calculate-installments',
      'post /product-orders',
      '/product-orders-user/{userId}',
      '/create-vouchers-product-order/{orderId}',
      '/subscribe-product-action',
      '/transfer-request',
      '/transfer-request/',
      '/user-buy-points-transaction',
    ],
  },
  myAccount: {
    label: 'Atalhos da conta',
    access: 'my_account_access',
    pages: [
      '/homepage/conta',
      '/homepage/carteirinha',
      '/homepage/extrato',
      '/homepage/vouchers',
      '/homepage/minhas-compras',
      '/homepage/trofeus',
      '/homepage/convites-do-usuario',
    ],
    calls: [
      '/use-points-transactions/',
      '/earn-points-transactions/',
      '/points-transactions/',
      '/points-ends/',
      '/subscriptions/',
      '/user-bought-cupoms/{userId}',
      '/vouchers/{code}',
      '/trophies',
      '/member-get-members/{userId}',
      '/users/{id}',
      '/users/{id}/card-photo',
    ],
  },
} as const satisfies Record<string, Gate>

export type Feature = keyof typeof switches
export type Features = Record<Feature, boolean>
export const gates: Readonly<Record<Feature, Gate>> = switches

export const featureNames = Object.keys(gates) as Feature[]

/** The switches by the names of the specification. */
export type Access<Of = boolean> = { [Name in Feature as (typeof switches)[Name]['access']]: Of }

/** Gives each switch under the name of the specification, as `of` says. Pure. */
export const accessOf = <Of>(of: (feature: Feature) => Of): Access<Of> =>
  Object.fromEntries(featureNames.map((feature) => [gates[feature].access, of(feature)])) as Access<Of>

function isAtOrBelow(page: string, pathname: string): boolean {
  const parts = pathname.split('/')
  return page
    .split('/')
    .every((part, at) => part === parts[at] || (part.startsWith(':') && Boolean(parts[at])))
}

/** Gives the switch that opens an address of the portal, if one does. Pure. */
export const featureOfPage = (pathname: string): Feature | undefined =>
  featureNames.find((feature) => {
    const { pages, open = [] } = gates[feature]
    const isIn = (some: readonly string[]) => some.some((page) => isAtOrBelow(page, pathname))
    return isIn(pages) && !isIn(open)
  })

const featureByCall = new Map(
  featureNames.flatMap((feature) => gates[feature].calls.map((path) => [path, feature] as const)),
)

/** Gives the switch that opens a call, by its method and its path in the contract, if one does. Pure. */
export const featureOfCall = ({ method, path }: { method: string; path: string }): Feature | undefined =>
  featureByCall.get(path) ?? featureByCall.get(`${method} ${path}`)
