import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { getPersonPoints, movePersonPoints } from '#contract/console/points/endpoints.ts'
import { pointActSchema } from '#contract/console/points/schemas.ts'
import { intentOf } from '../../routing/intent-of.server.ts'
import { routeId } from '../../routing/route-id.ts'
import { useStation } from '../../station/use-station.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { DescriptionList } from '../../ui/description-list.tsx'
import { formatPoints } from '../../ui/format.ts'
import { Stack } from '../../ui/layout.tsx'
import { TextLink } from '../../ui/link.tsx'
import { Heading } from '../../ui/text.tsx'
import type { Values } from '../fields/field-values.server.ts'
import { FieldInput } from '../fields/inputs.tsx'
import { readForm } from '../fields/read-form.server.ts'
import { formKeyOf, newFormKey } from '../owner/form-key.server.ts'
import { requireOwner } from '../owner/require-owner.server.ts'
import { redirectSaved } from '../owner/save-change.server.ts'
import { sendForm } from '../owner/send-form.server.ts'
import { consoleMeta } from '../ui/console-meta.ts'
import { OwnerForm } from '../ui/owner-form.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { SaveNotice } from '../ui/save-notice.tsx'
import * as ui from '../ui/ui.css.ts'
import { Acts } from './acts.tsx'
import { pointFields } from './fields.ts'
import { Review } from './review.tsx'
import { texts } from './texts.ts'

export const meta = consoleMeta<typeof loader>()

const sent = { fields: pointFields, schema: pointActSchema }
const pageOf = (id: number) => `/gestao/pessoas/${id}/pontos`

/** What the address says of an act: filled in, and looked at before it is done where all of it is right. */
async function typedIn(query: URLSearchParams) {
  const form = new FormData()
  for (const { name } of pointFields) form.set(name, query.get(name)?.slice(0, 2_000) ?? '')
  const { typed, value } = await readForm(form, sent)
  return { typed, reviewed: query.has('conferir') && value !== undefined ? value : null }
}

export async function loader(args: LoaderFunctionArgs) {
  const { api } = await requireOwner(args)
  const id = routeId(args.params.id)
  const points = await api.call(getPersonPoints, { params: { id } })
  const query = new URL(args.request.url).searchParams
  return { points, formKey: newFormKey(), ...(await typedIn(query)) }
}

export async function action(args: ActionFunctionArgs) {
  const { api } = await requireOwner(args)
  const id = routeId(args.params.id)
  const form = await args.request.formData()
  const here = pageOf(id)
  if (intentOf(form, ['review', 'move']) === 'review')
    return sendForm(form, sent, async () => {
      const typed = pointFields.map(({ name }) => [name, String(form.get(name) ?? '')])
      return redirect(`${here}?${new URLSearchParams([...typed, ['conferir', '1']])}`)
    })
  return sendForm(form, sent, async (body) => {
    await api.call(movePersonPoints, { params: { id }, body, idempotencyKey: formKeyOf(form) })
    return redirectSaved(args.context, here, texts.done[body.direction])
  })
}

/** A person's points: given or taken by hand, looked at before it is done, corrected by another act only (GAP-162). */
export default function PersonPointsPage() {
  const { points, formKey, typed, reviewed } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const { currency } = useStation()
  const { person, availableH, heldH, closed } = points
  const isReviewed = reviewed !== null && !answer && closed === null
  return (
    <Stack gap={24} className={ui.narrow}>
      <TextLink href="/gestao/pontos" kind="stand" icon="arrowLeft">
        {texts.back}
      </TextLink>
      <PageHead title={texts.of(person.name)} lead={person.email} />
      <SaveNotice problem={answer?.problem} fields={pointFields} />
      <DescriptionList
        items={[
          { term: texts.balance, value: formatPoints(availableH / 100, currency) },
          ...(heldH > 0 ? [{ term: texts.held, value: formatPoints(heldH / 100, currency) }] : []),
        ]}
      />
      {closed ? <Alert>{texts.closed[closed]}</Alert> : null}
      {isReviewed ? <Review act={reviewed} typed={typed} availableH={availableH} formKey={formKey} /> : null}
      {isReviewed || closed ? null : <NewAct typed={typed} answer={answer} />}
      <Acts acts={points.acts} isOpen={closed === null} />
    </Stack>
  )
}

type NewActProps = { typed: Values; answer: ReturnType<typeof useActionData<typeof action>> }

function NewAct({ typed, answer }: NewActProps) {
  const { currency } = useStation()
  const kept = { ...typed, direction: typed.direction || 'credit', kind: typed.kind || 'correction' }
  return (
    <Card>
      <Stack gap={16}>
        <Heading level={2} size="card">
          {texts.newAct}
        </Heading>
        <OwnerForm key={JSON.stringify(answer?.typed ?? kept)} answer={answer} kept={kept}>
          <Stack gap={16}>
            {pointFields.map((field) => (
              <FieldInput
                key={field.name}
                field={
                  field.name === 'amountCents' ? { ...field, label: texts.amount(currency.name) } : field
                }
              />
            ))}
            <div>
              <Button name="intent" value="review">
                {texts.review}
              </Button>
            </div>
          </Stack>
        </OwnerForm>
      </Stack>
    </Card>
  )
}
