import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { course } from '#contract/activity-types/course.ts'
import { type Product, productSchema } from '#contract/activity-types/products.ts'
import { listManagedActivities } from '#contract/console/activities/endpoints.ts'
import type { PageHandle } from '../../../routing/page-handle.ts'
import { routeId } from '../../../routing/route-id.ts'
import { useIsSending } from '../../../routing/use-is-sending.ts'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Stack } from '../../../ui/layout.tsx'
import { TextLink } from '../../../ui/link.tsx'
import { Heading } from '../../../ui/text.tsx'
import { differencesOf } from '../../fields/differences.ts'
import { fieldOf } from '../../fields/field.ts'
import { valuesOf } from '../../fields/field-values.server.ts'
import { FieldInput } from '../../fields/inputs.tsx'
import { requireTeam } from '../../owner/require-team.server.ts'
import { redirectSaved } from '../../owner/save-change.server.ts'
import { type SaveProblem, saveProblem } from '../../owner/save-problem.server.ts'
import { seenOf } from '../../owner/seen-of.server.ts'
import { sendForm } from '../../owner/send-form.server.ts'
import { storePicture } from '../../owner/store-file.server.ts'
import { consoleMeta } from '../../ui/console-meta.ts'
import { OwnerForm } from '../../ui/owner-form.tsx'
import { PictureInput } from '../../ui/picture-input.tsx'
import { SaveNotice } from '../../ui/save-notice.tsx'
import * as ui from '../../ui/ui.css.ts'
import { typeFormOf } from '../types/index.ts'
import { productsAddress } from './addresses.ts'
import { addProduct, lastProductOf, putProduct } from './change-products.ts'
import { productFields } from './fields.ts'
import { MorePictures } from './more-pictures.tsx'
import { problemsOfProduct } from './product-problems.ts'
import { type Shop, saveShop, shopOf } from './products.server.ts'
import { texts } from './texts.ts'

export const meta = consoleMeta<typeof loader>(({ place }) =>
  place === 0 ? texts.newProduct : texts.productN(place),
)

export const handle: PageHandle = { takesFile: 'team' }

/** The number of the product; null: a new one. @throws a 404 for what is neither */
const productIdOf = (params: { productId?: string | undefined }) =>
  params.productId === 'novo' ? null : routeId(params.productId)

export async function loader(args: LoaderFunctionArgs) {
  const { api } = await requireTeam(args)
  const id = productIdOf(args.params)
  const [{ activity, body }, courses] = await Promise.all([
    shopOf(api, routeId(args.params.id)),
    api.call(listManagedActivities, { query: { type_id: course.id, limit: 500 } }),
  ])
  const place = body.products.findIndex((one) => one.id === id) + 1
  const isGone = id !== null && place === 0
  const loaded = {
    activityId: activity.id,
    // A ticket is ordered.
    hasCourse: typeFormOf(activity.type_id)?.sells === 'orders',
    isLive: activity.status === 'published',
    seen: activity.tag,
    place,
    isGone,
    // A new one has its number already: sent again it is the same.
    values: valuesOf(productFields, body.products[place - 1] ?? { id: lastProductOf(body) + 1 }),
    courses: courses.list.map((one) => ({ value: String(one.id), label: one.name })),
  }
  return data(loaded, isGone ? 404 : 200)
}

export async function action(args: ActionFunctionArgs) {
  const { api } = await requireTeam(args)
  const id = productIdOf(args.params)
  const form = await args.request.formData()
  const shop = await shopOf(api, routeId(args.params.id))
  const { activity, body } = shop
  const before = body.products.find((one) => one.id === id)
  const described = {
    fields: productFields,
    schema: productSchema,
    before: before ?? {},
    storeFile: storePicture(args.context),
  }
  return sendForm(form, described, async (value) => {
    const product = id === null ? value : { ...value, id }
    const changed = id === null ? addProduct(body, product) : putProduct(body, product)
    try {
      if (changed !== body) await saveShop(api, { activity, seen: seenOf(form), body: changed })
      return redirectSaved(args.context, productsAddress(activity.id), texts.saved)
    } catch (problem) {
      return refused(problem, { activity, body: changed }, product)
    }
  })
}

/** What the API refused, beside the fields of this product; who was faster, with what they have of it. */
function refused(problem: unknown, { activity, body }: Shop, mine: Product): SaveProblem {
  const said = saveProblem(problem)
  const words = problemsOfProduct(said.fields, activity.id, body, mine.id)
  const messages = [...words.messages, ...said.messages]
  if (!said.conflict) return { ...said, fields: words.fields, messages }
  const theirs = (said.conflict.value as WithProducts).body?.products?.find(({ id }) => id === mine.id)
  const differences = differencesOf(productFields, theirs, mine)
  return { ...said, fields: {}, messages, conflict: { ...said.conflict, differences, replaces: true } }
}
type WithProducts = { body?: { products?: Product[] } }

/** One product (ACT-14, CAR-02). */
export default function ProductPage() {
  const { activityId, hasCourse, isLive, seen, place, isGone, values, courses } =
    useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const isSending = useIsSending()
  const input = (name: string) => <FieldInput field={fieldOf(productFields, name)} />
  return (
    <Stack gap={24} className={ui.narrow}>
      <TextLink href={productsAddress(activityId)} kind="stand" icon="arrowLeft">
        {texts.backToProducts}
      </TextLink>
      <Heading level={1}>{place === 0 ? texts.newProduct : texts.productN(place)}</Heading>
      <SaveNotice problem={answer?.problem} fields={productFields} />
      {isGone && !answer ? (
        <EmptyState object="cart">{texts.gone}</EmptyState>
      ) : (
        <OwnerForm encType="multipart/form-data" {...{ answer, kept: values, seen }}>
          <Stack gap={24}>
            {input('id')}
            {input('name')}
            {input('description')}
            <PictureInput field={fieldOf(productFields, 'image')} remove={texts.noPicture} />
            <MorePictures />
            <div className={ui.two}>
              {input('valueCents')}
              {input('discountCents')}
              {input('stock')}
              {input('limit')}
            </div>
            {hasCourse ? (
              <FieldInput
                field={fieldOf(productFields, 'presentialCourseId')}
                options={[{ value: '', label: texts.noCourse }, ...courses]}
              />
            ) : null}
            <Button loading={isSending} loadingLabel={texts.saving}>
              {isLive ? texts.saveLive : texts.save}
            </Button>
          </Stack>
        </OwnerForm>
      )}
    </Stack>
  )
}
