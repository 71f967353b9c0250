import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from '@remix-run/node'
import { Form, useActionData, useLoaderData } from '@remix-run/react'
import { builtFeatures, builtOptions, serviceOptions } from '#contract/built.ts'
import {
  getContactMail,
  getManagedSite,
  proveContactMail,
  sendContactProof,
} from '#contract/console/endpoints.ts'
import { dataValue } from '#contract/console/schemas.ts'
import type { StationConfig } from '#contract/stations/registry/configuration.ts'
import { featuresSchema } from '#contract/stations/registry/data.ts'
import { intentOf } from '../../routing/intent-of.server.ts'
import { useIsSending } from '../../routing/use-is-sending.ts'
import type { PortalContext } from '../../station/portal-context.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Cluster, Stack } from '../../ui/layout.tsx'
import { Heading, Text } from '../../ui/text.tsx'
import { fieldOf } from '../fields/field.ts'
import { valuesOf } from '../fields/field-values.server.ts'
import { OwnerFormContext } from '../fields/form-context.ts'
import { FieldInput } from '../fields/inputs.tsx'
import { valueAt } from '../fields/place.ts'
import { readForm } from '../fields/read-form.server.ts'
import { requireOwner } from '../owner/require-owner.server.ts'
import { redirectSaved, tryChange } from '../owner/save-change.server.ts'
import { refusal, saveProblem } from '../owner/save-problem.server.ts'
import { SaveNotice } from '../ui/save-notice.tsx'
import { ownerTexts } from '../ui/texts.ts'
import * as ui from '../ui/ui.css.ts'
import { ContactProof } from './contact-proof.tsx'
import { dataFields, featureFields } from './fields.ts'
import { texts } from './texts.ts'

const here = '/gestao/dados'
/** A switch without pages behind it switches nothing (GAP-107). */
const isBuilt = ({ name }: { name: string }) => builtFeatures.some((built) => built === name)
const shownFeatures = featureFields.filter(isBuilt)
/** What the station is configured for and nobody can use yet. */
const notBuiltOf = ({ behaviour }: StationConfig) => [
  ...featureFields.filter((field) => !isBuilt(field)).map(({ label }) => label),
  ...serviceOptions
    .filter((option) => behaviour[option] && !builtOptions.includes(option))
    .map((option) => texts.options[option]),
]

export async function loader(args: LoaderFunctionArgs) {
  const { api } = await requireOwner(args)
  const [site, contact] = await Promise.all([api.call(getManagedSite), api.call(getContactMail)])
  const { config } = site
  return {
    values: valuesOf(dataFields, config),
    contact,
    features: valuesOf(shownFeatures, config.features),
    soon: notBuiltOf(config),
    seen: { data: site.tags.data ?? '', features: site.tags.features ?? '' },
  }
}

export async function action(args: ActionFunctionArgs) {
  const { api } = await requireOwner(args)
  const sent = await args.request.formData()
  const intent = intentOf(sent, ['mail', 'prove', 'features', 'save'], { unnamed: 'save' })
  const seen = String(sent.get('seen') ?? '')
  if (intent === 'mail' || intent === 'prove')
    return proveMail(args.context, intent, String(sent.get('token') ?? ''))
  const { config } = await api.call(getManagedSite)
  return intent === 'features'
    ? saveFeatures(args.context, sent, { seen, config })
    : saveData(args.context, sent, { seen, config })
}

type Seen = { seen: string; config: StationConfig }

async function saveFeatures(context: PortalContext, sent: FormData, { seen, config }: Seen) {
  const form = { fields: shownFeatures, schema: featuresSchema, before: config.features }
  const { typed, errors, value } = await readForm(sent, form)
  const problem = value
    ? await tryChange(context, { what: 'save', part: 'features', seen, value }, { fields: featureFields })
    : refusal(errors)
  return problem
    ? data({ problem, typed: null, features: typed }, { status: 422 })
    : redirectSaved(context, here)
}

async function saveData(context: PortalContext, sent: FormData, { seen, config }: Seen) {
  const { contact, currency } = config
  const form = { fields: dataFields, schema: dataValue, before: { contact, currency }, complete: withCompany }
  const { typed, errors, value } = await readForm(sent, form)
  const problem = value
    ? await tryChange(context, { what: 'save', part: 'data', seen, value }, { fields: dataFields })
    : refusal(errors)
  return problem ? data({ problem, typed, features: null }, { status: 422 }) : redirectSaved(context, here)
}

/** Without a CNPJ there is no company: null takes it away. */
const withCompany = (value: Record<string, unknown>) =>
  valueAt(value, 'establishment.cnpj') === undefined ? { ...value, establishment: null } : value

/** Asks for the link by mail, or takes it. */
async function proveMail(context: PortalContext, intent: 'mail' | 'prove', token: string) {
  try {
    if (intent === 'mail') await context.api.call(sendContactProof)
    else await context.api.call(proveContactMail, { body: { token } })
    return redirectSaved(context, here, intent === 'mail' ? texts.proof.sent : texts.proof.proved)
  } catch (problem) {
    const { fields, ...rest } = saveProblem(problem)
    const messages = fields.token ? [texts.proof.wrong] : rest.messages
    return data({ problem: { ...rest, messages, fields: {} }, typed: null, features: null }, { status: 422 })
  }
}

/** Address, contacts, currency and what members see (TEN-07, TEN-09). */
export default function StationData() {
  const { values, contact, features, soon, seen } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const isSending = useIsSending()
  const errors = answer?.problem?.fields ?? {}
  const input = (name: string) => <FieldInput field={fieldOf(dataFields, name)} />
  return (
    <Stack gap={32} className={ui.narrow}>
      <Heading level={1}>{texts.title}</Heading>
      <SaveNotice problem={answer?.problem} fields={dataFields} />
      {contact.mail && !contact.proved ? <ContactProof mail={contact.mail} /> : null}
      <OwnerFormContext.Provider value={{ values: answer?.typed ?? values, errors }}>
        <Form noValidate method="post" key={answer ? 'typed' : seen.data}>
          <input
            type="hidden"
            name="seen"
            value={(answer?.typed && answer.problem?.conflict?.tag) || seen.data}
          />
          <Stack gap={16}>
            {input('name')}
            {input('description')}
            <div className={ui.two}>
              {input('contact.mail')}
              {input('contact.phone')}
            </div>
            {input('contact.address')}
            <div className={ui.two}>
              {input('establishment.cnpj')}
              {input('establishment.fullSocialName')}
              {input('establishment.line1')}
              {input('establishment.line2')}
              {input('establishment.city')}
            </div>
            <Heading level={2} size="card">
              {texts.currency}
            </Heading>
            <div className={ui.two}>
              {input('currency.name')}
              {input('currency.multiplier')}
              {input('currency.position')}
            </div>
            <Button loading={isSending} loadingLabel={ownerTexts.saving}>
              {ownerTexts.save}
            </Button>
          </Stack>
        </Form>
      </OwnerFormContext.Provider>
      <OwnerFormContext.Provider value={{ values: answer?.features ?? features, errors: {} }}>
        <Form noValidate method="post">
          <input
            type="hidden"
            name="seen"
            value={(answer?.features && answer.problem?.conflict?.tag) || seen.features}
          />
          <Stack gap={16}>
            <Heading level={2} size="card">
              {texts.features}
            </Heading>
            {shownFeatures.map((field) => (
              <FieldInput key={field.name} field={field} />
            ))}
            <Button name="intent" value="features" variant="secondary">
              {ownerTexts.save}
            </Button>
          </Stack>
        </Form>
      </OwnerFormContext.Provider>
      <Stack gap={16}>
        <Heading level={2} size="card">
          {ownerTexts.soon}
        </Heading>
        <Text kind="muted">{texts.soon}</Text>
        <Cluster gap={8}>
          {soon.map((label) => (
            <Badge key={label} icon="clock">
              {label}
            </Badge>
          ))}
        </Cluster>
      </Stack>
    </Stack>
  )
}
