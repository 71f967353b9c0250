import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { z } from 'zod'
import { addPartnerPerson, listPartners, removePartnerPerson } from '#contract/console/partners/endpoints.ts'
import { type Partner, partnerPersonSchema } from '#contract/console/partners/schemas.ts'
import { idField } from '#contract/content-fields.ts'
import { Form } from '../../forms/form.tsx'
import { intentOf } from '../../routing/intent-of.server.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Cluster, Stack } from '../../ui/layout.tsx'
import { TextLink } from '../../ui/link.tsx'
import { Heading, Text } from '../../ui/text.tsx'
import { fieldOf } from '../fields/field.ts'
import { FieldInput } from '../fields/inputs.tsx'
import { formKeyOf, newFormKey } from '../owner/form-key.server.ts'
import { requireTeam } from '../owner/require-team.server.ts'
import { redirectSaved } from '../owner/save-change.server.ts'
import { sendForm } from '../owner/send-form.server.ts'
import { OwnerForm } from '../ui/owner-form.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { SaveNotice } from '../ui/save-notice.tsx'
import * as ui from '../ui/ui.css.ts'
import { emailField, personFields, removedFields } from './fields.ts'
import { texts } from './texts.ts'

const here = '/gestao/parceiros'

export async function loader(args: LoaderFunctionArgs) {
  const { api } = await requireTeam(args)
  return { partners: await api.call(listPartners), formKey: newFormKey() }
}

export async function action(args: ActionFunctionArgs) {
  const { api } = await requireTeam(args)
  const form = await args.request.formData()
  const intent = intentOf(form, ['add', 'remove'], { unnamed: 'add' })
  if (intent === 'remove') {
    const removed = { fields: removedFields, schema: z.object({ partner: idField, person: idField }) }
    return sendForm(form, removed, async ({ partner: id, person }) => {
      await api.call(removePartnerPerson, { params: { id, person } })
      return redirectSaved(args.context, here, texts.removed)
    })
  }
  const added = { fields: personFields, schema: partnerPersonSchema.extend({ partner: idField }) }
  return sendForm(form, added, async ({ partner: id, email }) => {
    await api.call(addPartnerPerson, { params: { id }, body: { email }, idempotencyKey: formKeyOf(form) })
    return redirectSaved(args.context, here, texts.added)
  })
}

/** Who redeems the vouchers of each partner's activities, besides the owners (GAP-84). */
export default function Partners() {
  const { partners, formKey } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  return (
    <Stack gap={24} className={ui.narrow}>
      <PageHead title={texts.title} lead={texts.lead} />
      <SaveNotice problem={answer?.problem} fields={personFields} form={answer?.typed.partner} />
      {partners.length === 0 ? <EmptyState object="users">{texts.none}</EmptyState> : null}
      {partners.map((partner) => (
        <PartnerCard key={partner.id} partner={partner} formKey={`${formKey}-${partner.id}`} />
      ))}
    </Stack>
  )
}

type CardProps = { partner: Partner; formKey: string }

function PartnerCard({ partner: { id, activities, people }, formKey }: CardProps) {
  const answer = useActionData<typeof action>()
  const form = String(id)
  const refused = answer?.typed.partner === form ? answer : null
  return (
    <Card>
      <Stack gap={16}>
        <Heading level={2} size="card">
          {texts.name(
            id,
            activities.map(({ name }) => name),
          )}
        </Heading>
        <Stack gap={4}>
          <Heading level={3} size="small">
            {texts.activities}
          </Heading>
          <Cluster>
            {activities.map((activity) => (
              <TextLink key={activity.id} href={`/gestao/atividades/${activity.id}`} kind="stand">
                {activity.name}
              </TextLink>
            ))}
            {activities.length === 0 ? <Text kind="muted">{texts.noActivities}</Text> : null}
          </Cluster>
        </Stack>
        <Stack gap={8}>
          <Heading level={3} size="small">
            {texts.people}
          </Heading>
          {people.length === 0 ? <Text kind="muted">{texts.nobody}</Text> : null}
          <ul className={ui.list}>
            {people.map((person) => (
              <Person key={person.id} partnerId={id} person={person} />
            ))}
          </ul>
        </Stack>
        <OwnerForm
          key={`${people.length} ${refused?.typed.email}`}
          form={form}
          answer={refused}
          kept={{ partner: String(id) }}
          formKey={formKey}
        >
          <FieldInput field={fieldOf(personFields, 'partner')} />
          <div className={ui.inline}>
            <FieldInput field={emailField} />
            <Button variant="secondary" icon="plus">
              {texts.add}
            </Button>
          </div>
        </OwnerForm>
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
        aria-label={texts.removeOf(person.name)}
      >
        {texts.remove}
      </Button>
    </Form>
  </li>
)
