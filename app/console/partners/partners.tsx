import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from '@remix-run/node'
import { Form, useActionData, useLoaderData } from '@remix-run/react'
import { addPartnerPerson, listPartners, removePartnerPerson } from '#contract/console/partners/endpoints.ts'
import type { Partner } from '#contract/console/partners/schemas.ts'
import { intentOf } from '../../routing/intent-of.server.ts'
import { routeId } from '../../routing/route-id.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Field } from '../../ui/field.tsx'
import { Cluster, Stack } from '../../ui/layout.tsx'
import { TextLink } from '../../ui/link.tsx'
import { Heading, Text } from '../../ui/text.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { formKeyOf, newFormKey } from '../owner/form-key.server.ts'
import { FormKey } from '../owner/form-key.tsx'
import { requireOwner } from '../owner/require-owner.server.ts'
import { redirectSaved } from '../owner/save-change.server.ts'
import { saveProblem } from '../owner/save-problem.server.ts'
import * as ui from '../ui/ui.css.ts'
import { texts } from './texts.ts'

const words = texts
const here = '/gestao/parceiros'

export async function loader(args: LoaderFunctionArgs) {
  const { api } = await requireOwner(args)
  return { partners: await api.call(listPartners), formKey: newFormKey() }
}

export async function action(args: ActionFunctionArgs) {
  const { api } = await requireOwner(args)
  const form = await args.request.formData()
  const intent = intentOf(form, ['add', 'remove'], { unnamed: 'add' })
  const id = routeId(String(form.get('partner')))
  const email = String(form.get('email') ?? '')
  try {
    if (intent === 'remove') {
      const person = routeId(String(form.get('person')))
      await api.call(removePartnerPerson, { params: { id, person } })
      return await redirectSaved(args.context, here, words.removed)
    }
    const idempotencyKey = formKeyOf(form)
    await api.call(addPartnerPerson, { params: { id }, body: { email }, idempotencyKey })
    return await redirectSaved(args.context, here, words.added)
  } catch (problem) {
    const { fields, messages } = saveProblem(problem)
    return data({ id, email, error: fields.email ?? messages[0] ?? '' }, { status: 422 })
  }
}

/** Who redeems the vouchers of each partner's activities, besides the owners (GAP-84). */
export default function Partners() {
  const { partners, formKey } = useLoaderData<typeof loader>()
  return (
    <Stack gap={24} className={ui.narrow}>
      <Stack gap={8}>
        <Heading level={1}>{words.title}</Heading>
        <Text kind="muted">{words.lead}</Text>
      </Stack>
      {partners.length === 0 ? <EmptyState icon="users">{words.none}</EmptyState> : null}
      {partners.map((partner) => (
        <PartnerCard key={partner.id} partner={partner} formKey={`${formKey}-${partner.id}`} />
      ))}
    </Stack>
  )
}

type CardProps = { partner: Partner; formKey: string }

function PartnerCard({ partner: { id, activities, people }, formKey }: CardProps) {
  const answer = useActionData<typeof action>()
  const refused = answer?.id === id ? answer : null
  return (
    <Card>
      <Stack gap={16}>
        <Heading level={2}>{words.name(id)}</Heading>
        <Stack gap={4}>
          <Heading level={3}>{words.activities}</Heading>
          <Cluster>
            {activities.map((activity) => (
              <TextLink key={activity.id} href={`/gestao/atividades/${activity.id}`} kind="stand">
                {activity.name}
              </TextLink>
            ))}
            {activities.length === 0 ? <Text kind="muted">{words.noActivities}</Text> : null}
          </Cluster>
        </Stack>
        <Stack gap={8}>
          <Heading level={3}>{words.people}</Heading>
          {people.length === 0 ? <Text kind="muted">{words.nobody}</Text> : null}
          <ul className={ui.list}>
            {people.map((person) => (
              <Person key={person.id} partnerId={id} person={person} />
            ))}
          </ul>
        </Stack>
        <Form noValidate method="post" key={`${people.length} ${refused?.email}`}>
          <input type="hidden" name="partner" value={id} />
          <FormKey value={formKey} />
          <div className={ui.inline}>
            <Field id={`email-${id}`} label={words.email} error={refused?.error}>
              <TextInput type="email" name="email" maxLength={254} required defaultValue={refused?.email} />
            </Field>
            <Button variant="secondary" icon="plus">
              {words.add}
            </Button>
          </div>
        </Form>
      </Stack>
    </Card>
  )
}

const Person = ({ partnerId, person }: { partnerId: number; person: Partner['people'][number] }) => (
  <li className={ui.row}>
    <span className={ui.rowName}>
      <strong>{person.name}</strong>
      <span className={ui.small}>{person.email}</span>
    </span>
    <Form noValidate method="post">
      <input type="hidden" name="partner" value={partnerId} />
      <input type="hidden" name="person" value={person.id} />
      <Button
        name="intent"
        value="remove"
        variant="quiet"
        size="small"
        aria-label={words.removeOf(person.name)}
      >
        {words.remove}
      </Button>
    </Form>
  </li>
)
