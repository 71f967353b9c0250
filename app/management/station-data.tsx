import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from '@remix-run/node'
import { Form, useActionData, useLoaderData } from '@remix-run/react'
import { builtFeatures, builtOptions, serviceOptions } from '#contract/built.ts'
import {
  getContactMail,
  getManagedSite,
  proveContactMail,
  sendContactProof,
} from '#contract/management/endpoints.ts'
import { cnpjField, cnpjTexts } from '#contract/sites/schemas.ts'
import type { StationConfig } from '#contract/stations/configuration.ts'
import { intentOf } from '../routing/intent-of.server.ts'
import { useIsSending } from '../routing/use-is-sending.ts'
import type { PortalContext } from '../station/portal-context.ts'
import { Badge } from '../ui/badge.tsx'
import { Button } from '../ui/button.tsx'
import { Checkbox } from '../ui/checkbox.tsx'
import { Field } from '../ui/field.tsx'
import { Cluster, Stack } from '../ui/layout.tsx'
import { Select } from '../ui/select.tsx'
import { Heading, Text } from '../ui/text.tsx'
import { TextInput } from '../ui/text-input.tsx'
import { SaveNotice } from './conflict-notice.tsx'
import { ContactProof } from './contact-proof.tsx'
import * as css from './gestao.css.ts'
import { redirectSaved, requireOwner, type SaveProblem, saveProblem, tryChange } from './owner.server.ts'
import { texts } from './texts.ts'

const allFlags = ['feed', 'events', 'files', 'checkout', 'myAccount'] as const
/** A switch without pages behind it switches nothing (GAP-107). */
const flags = allFlags.filter((flag) => builtFeatures.includes(flag))
type Values = Record<string, string>

function valuesOf({ name, description, contact, establishment, currency }: StationConfig): Values {
  return {
    name,
    description,
    mail: contact.mail ?? '',
    phone: contact.phone ?? '',
    address: contact.address,
    cnpj: establishment?.cnpj ?? '',
    fullSocialName: establishment?.fullSocialName ?? '',
    city: establishment?.city ?? '',
    line1: establishment?.line1 ?? '',
    line2: establishment?.line2 ?? '',
    currencyName: currency.name,
    multiplier: String(currency.multiplier).replace('.', ','),
    position: currency.position,
  }
}

/** What the station is configured for and nobody can use yet. */
const notBuiltOf = ({ behaviour }: StationConfig) => [
  ...allFlags.filter((flag) => !builtFeatures.includes(flag)).map((flag) => texts.data.flags[flag]),
  ...serviceOptions
    .filter((option) => behaviour[option] && !builtOptions.includes(option))
    .map((option) => texts.data.options[option]),
]

export async function loader(args: LoaderFunctionArgs) {
  const { api } = await requireOwner(args)
  const [site, contact] = await Promise.all([api.call(getManagedSite), api.call(getContactMail)])
  const { config } = site
  return {
    values: valuesOf(config),
    contact,
    features: config.features,
    soon: notBuiltOf(config),
    seen: { data: site.tags.data ?? '', features: site.tags.features ?? '' },
  }
}

export async function action(args: ActionFunctionArgs) {
  const { api } = await requireOwner(args)
  const sent = await args.request.formData()
  const intent = intentOf(sent, ['mail', 'prove', 'features', 'save'], { unnamed: 'save' })
  const form = Object.fromEntries(sent) as Values
  if (intent === 'mail' || intent === 'prove') return proveMail(args.context, intent, form.token)
  const seen = form.seen ?? ''
  if (intent === 'features') {
    const { features } = (await api.call(getManagedSite)).config
    const value = { ...features, ...Object.fromEntries(flags.map((flag) => [flag, form[flag] === 'on'])) }
    const problem = await tryChange(args.context, { what: 'save', part: 'features', seen, value })
    const flagged = { problem, typed: null, features: value }
    return problem ? data(flagged, { status: 422 }) : redirectSaved(args.context, '/gestao/dados')
  }
  const cnpj = form.cnpj ? cnpjField.safeParse(form.cnpj) : null
  if (cnpj && !cnpj.success)
    return data(
      {
        problem: { fields: { cnpj: cnpjTexts.title }, messages: [], conflict: null },
        typed: form,
        features: null,
      },
      { status: 422 },
    )
  const { config } = await api.call(getManagedSite)
  const value = dataOf(config, form, cnpj?.data)
  const problem = await tryChange(args.context, { what: 'save', part: 'data', seen, value })
  return problem
    ? data({ problem: named(problem), typed: form, features: null }, { status: 422 })
    : redirectSaved(args.context, '/gestao/dados')
}

/** Asks for the link by mail, or takes it. */
async function proveMail(context: PortalContext, intent: 'mail' | 'prove', token = '') {
  try {
    if (intent === 'mail') await context.api.call(sendContactProof)
    else await context.api.call(proveContactMail, { body: { token } })
    return redirectSaved(
      context,
      '/gestao/dados',
      intent === 'mail' ? texts.contact.sent : texts.contact.proved,
    )
  } catch (problem) {
    const { fields, ...rest } = saveProblem(problem)
    const messages = fields.token ? [texts.contact.wrong] : rest.messages
    return data({ problem: { ...rest, messages, fields: {} }, typed: null, features: null }, { status: 422 })
  }
}

/** How the form calls what the configuration calls otherwise. */
const formNames = new Map([
  ['currency.name', 'currencyName'],
  ['currency.multiplier', 'multiplier'],
  ['currency.position', 'position'],
])
const formName = (key: string) => formNames.get(key) ?? key.replace(/^(contact|establishment)\./, '')
const named = (problem: SaveProblem): SaveProblem => ({
  ...problem,
  fields: Object.fromEntries(
    Object.entries(problem.fields).map(([key, message]) => [formName(key), message]),
  ),
})

/** Empty texts are absent; without a CNPJ there is no company. */
function dataOf(config: StationConfig, form: Values, cnpj: string | undefined) {
  return {
    name: form.name,
    description: form.description,
    contact: { mail: form.mail || undefined, phone: form.phone || undefined, address: form.address },
    // Null takes the company away.
    establishment: !cnpj
      ? null
      : {
          cnpj,
          fullSocialName: form.fullSocialName ?? '',
          city: form.city,
          line1: form.line1,
          line2: form.line2,
        },
    currency: {
      ...config.currency,
      name: form.currencyName,
      multiplier: Number((form.multiplier ?? '').replace(',', '.')),
      position: form.position as StationConfig['currency']['position'],
    },
  }
}

/** Address, contacts, currency and what members see (TEN-07, TEN-09). */
export default function StationData() {
  const { values: kept, contact, features: keptFeatures, soon, seen } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const features = answer?.features ?? keptFeatures
  const values: Values = { ...kept, ...answer?.typed }
  const fields: Record<string, string> = answer?.problem?.fields ?? {}
  const isSending = useIsSending()
  const text = (name: string, label: string, maxLength = 200) => (
    <Field id={name} label={label} error={fields[name]}>
      <TextInput name={name} maxLength={maxLength} defaultValue={values[name]} />
    </Field>
  )
  return (
    <Stack gap={32} className={css.narrow}>
      <Heading level={1}>{texts.data.title}</Heading>
      <SaveNotice problem={answer?.problem} part="data" />
      {contact.mail && !contact.proved ? <ContactProof mail={contact.mail} /> : null}
      <Form noValidate method="post" key={answer ? 'typed' : seen.data}>
        <input
          type="hidden"
          name="seen"
          value={(answer?.typed && answer.problem?.conflict?.tag) || seen.data}
        />
        <Stack gap={16}>
          {text('name', texts.data.name, 80)}
          {text('description', texts.data.description, 300)}
          <div className={css.two}>
            {text('mail', texts.data.mail, 254)}
            {text('phone', texts.data.phone, 30)}
          </div>
          {text('address', texts.data.address)}
          <div className={css.two}>
            {text('cnpj', texts.data.cnpj, 24)}
            {text('fullSocialName', texts.data.company)}
            {text('line1', texts.data.line1)}
            {text('line2', texts.data.line2)}
            {text('city', texts.data.city, 80)}
          </div>
          <Heading level={2} size="card">
            {texts.data.currency}
          </Heading>
          <div className={css.two}>
            {text('currencyName', texts.data.currencyName, 40)}
            {text('multiplier', texts.data.multiplier, 12)}
            <Field id="position" label={texts.data.position}>
              <Select
                name="position"
                defaultValue={values.position}
                options={Object.entries(texts.data.positions).map(([value, label]) => ({ value, label }))}
              />
            </Field>
          </div>
          <Button loading={isSending} loadingLabel={texts.saving}>
            {texts.save}
          </Button>
        </Stack>
      </Form>
      <Form noValidate method="post">
        <input
          type="hidden"
          name="seen"
          value={(answer?.features && answer.problem?.conflict?.tag) || seen.features}
        />
        <Stack gap={16}>
          <Heading level={2} size="card">
            {texts.data.features}
          </Heading>
          {flags.map((flag) => (
            <Checkbox
              key={flag}
              id={flag}
              name={flag}
              label={texts.data.flags[flag]}
              defaultChecked={features[flag]}
            />
          ))}
          <Button name="intent" value="features" variant="secondary">
            {texts.save}
          </Button>
        </Stack>
      </Form>
      <Stack gap={16}>
        <Heading level={2} size="card">
          {texts.soon}
        </Heading>
        <Text kind="muted">{texts.data.soon}</Text>
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
