import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData, useSearchParams } from '@remix-run/react'
import type { Product, ProductsBody } from '#contract/activity-types/products.ts'
import { getActivityStock } from '#contract/console/orders/endpoints.ts'
import type { ProductStock } from '#contract/console/orders/schemas.ts'
import { intentOf } from '../../../routing/intent-of.server.ts'
import { routeId } from '../../../routing/route-id.ts'
import type { PortalContext } from '../../../station/portal-context.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { formatBRL } from '../../../ui/format.ts'
import { Cluster, Stack } from '../../../ui/layout.tsx'
import { TextLink } from '../../../ui/link.tsx'
import { entryForm, moves, stepOf } from '../../owner/move.server.ts'
import { requireTeam } from '../../owner/require-team.server.ts'
import { redirectSaved } from '../../owner/save-change.server.ts'
import { sendForm } from '../../owner/send-form.server.ts'
import { consoleMeta } from '../../ui/console-meta.ts'
import { EntryRow } from '../../ui/entry-row.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { RemoveDialog } from '../../ui/remove-dialog.tsx'
import { SaveNotice } from '../../ui/save-notice.tsx'
import { ownerTexts } from '../../ui/texts.ts'
import * as ui from '../../ui/ui.css.ts'
import { productsAddress } from './addresses.ts'
import { duplicateProduct, moveProduct, removeProduct } from './change-products.ts'
import { most } from './fields.ts'
import { MissingProducts } from './missing-products.tsx'
import { missingOf, refusedInWords, saveShop, shopOf } from './products.server.ts'
import { MoreShopDoors } from './shop-doors.tsx'
import { texts } from './texts.ts'

export const meta = consoleMeta<typeof loader>(({ name }) => texts.title(name))

export async function loader(args: LoaderFunctionArgs) {
  const { api } = await requireTeam(args)
  const { activity, body } = await shopOf(api, routeId(args.params.id))
  const { products } = await api.call(getActivityStock, { params: { id: activity.id } })
  return {
    id: activity.id,
    typeId: activity.type_id,
    name: activity.name,
    seen: activity.tag,
    products: body.products,
    stocks: products,
    missing: missingOf({ activity, body }),
  }
}

export async function action(args: ActionFunctionArgs) {
  await requireTeam(args)
  const form = await args.request.formData()
  const intent = intentOf(form, [...moves, 'remove', 'duplicate'])
  const activityId = routeId(args.params.id)
  return sendForm(form, entryForm, ({ id, seen, from }) => {
    const change = (message: string, make: Change['make']) =>
      changeProducts(args.context, { activityId, seen, message, make })
    if (intent === 'remove') return change(texts.removed, (body) => removeProduct(body, id))
    if (intent === 'duplicate') return change(texts.duplicated, (body) => duplicateProduct(body, id))
    return change(ownerTexts.moved, (body) => moveProduct(body, id, stepOf(intent), from))
  })
}

type Change = {
  activityId: number
  seen: string
  message: string
  /** The very same, where nothing is left to do. */
  make: (body: ProductsBody) => ProductsBody
}

async function changeProducts(context: PortalContext, { activityId, seen, message, make }: Change) {
  const { activity, body } = await shopOf(context.api, activityId)
  const changed = make(body)
  try {
    if (changed !== body) await saveShop(context.api, { activity, seen, body: changed })
    return redirectSaved(context, productsAddress(activityId), message)
  } catch (problem) {
    return refusedInWords(problem, { activity, body: changed })
  }
}

/** What an activity sells, in its order, with what is left of it (ACT-14). */
export default function Products() {
  const { id, typeId, name, seen, products, stocks, missing } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const [params] = useSearchParams()
  const here = productsAddress(id)
  const asked = products.find((one) => String(one.id) === params.get('remover'))
  const isFull = products.length >= most.products
  return (
    <Stack gap={24} className={ui.narrow}>
      <TextLink href={`/gestao/atividades/${id}`} kind="stand" icon="arrowLeft">
        {texts.backToActivity}
      </TextLink>
      <PageHead title={texts.title(name)} lead={texts.lead} />
      <SaveNotice problem={answer?.problem} />
      {products.length > 0 && missing.length > 0 ? <MissingProducts links={missing} /> : null}
      {products.length === 0 ? <EmptyState object="cart">{texts.none}</EmptyState> : null}
      <ol className={ui.list}>
        {products.map((product, at) => (
          <ProductRow
            key={product.id}
            product={product}
            stock={stocks.find(({ number }) => number === product.id)}
            place={products.length > 1 ? at + 1 : null}
            {...{ here, seen, isFull }}
          />
        ))}
      </ol>
      <Cluster>
        {isFull ? (
          <p className={ui.small}>{texts.tooMany(most.products)}</p>
        ) : (
          <ButtonLink href={`${here}/novo`} icon="plus">
            {texts.add}
          </ButtonLink>
        )}
        <MoreShopDoors id={id} typeId={typeId} />
      </Cluster>
      {asked ? (
        <RemoveDialog
          name={asked.name}
          text={texts.removeText}
          closeHref={here}
          sent={{ id: asked.id, seen, from: 1 }}
        />
      ) : null}
    </Stack>
  )
}

type RowProps = {
  product: Product
  stock: ProductStock | undefined
  place: number | null
  here: string
  seen: string
  /** No further one has room: it cannot be copied. */
  isFull: boolean
}

const ProductRow = ({ product, stock, place, here, seen, isFull }: RowProps) => (
  <EntryRow
    id={product.id}
    name={product.name}
    place={place}
    seen={seen}
    href={`${here}/${product.id}`}
    about={aboutOf(product, stock)}
  >
    {isFull ? null : (
      <Button
        name="intent"
        value="duplicate"
        variant="quiet"
        size="small"
        aria-label={`${texts.duplicate}: ${product.name}`}
      >
        {texts.duplicate}
      </Button>
    )}
  </EntryRow>
)

function aboutOf({ valueCents, discountCents, limit }: Product, stock: ProductStock | undefined): string {
  const left = stock?.left ?? null
  return [
    formatBRL(valueCents - discountCents),
    discountCents > 0 ? texts.off(formatBRL(valueCents)) : '',
    left === null ? texts.endless : left === 0 ? texts.soldOut : texts.left(left),
    limit ? texts.upTo(limit) : '',
  ]
    .filter(Boolean)
    .join(' · ')
}
