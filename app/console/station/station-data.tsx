import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData, useSearchParams } from '@remix-run/react'
import { z } from 'zod'
import {
  getClockChange,
  getContactMail,
  getManagedSite,
  getRateChange,
  getSwitchedOff,
  proveContactMail,
  sendContactProof,
} from '#contract/console/endpoints.ts'
import { type ClockChange, dataValue } from '#contract/console/schemas.ts'
import type { StationConfig } from '#contract/stations/registry/configuration.ts'
import { featuresSchema } from '#contract/stations/registry/data.ts'
import { Form } from '../../forms/form.tsx'
import { intentOf } from '../../routing/intent-of.server.ts'
import { useIsSending } from '../../routing/use-is-sending.ts'
import type { PortalContext } from '../../station/portal-context.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { formatDateTime } from '../../ui/format.ts'
import { Stack } from '../../ui/layout.tsx'
import { Heading } from '../../ui/text.tsx'
import { fieldOf } from '../fields/field.ts'
import { valuesOf } from '../fields/field-values.server.ts'
import { FieldInput } from '../fields/inputs.tsx'
import { valueAt } from '../fields/place.ts'
import { requireTeam } from '../owner/require-team.server.ts'
import { redirectSaved } from '../owner/save-change.server.ts'
import { savePart } from '../owner/save-part.server.ts'
import { saveProblem } from '../owner/save-problem.server.ts'
import { sendForm } from '../owner/send-form.server.ts'
import { OwnerForm } from '../ui/owner-form.tsx'
import { SaveNotice } from '../ui/save-notice.tsx'
import { ownerTexts } from '../ui/texts.ts'
import * as ui from '../ui/ui.css.ts'
import { confirmField, dataFields, dataFieldsOf, featureFields, rateField, tokenField } from './fields.ts'
import { RateNotice } from './rate-notice.tsx'
import { SwitchNotice } from './switch-notice.tsx'
import { texts } from './texts.ts'

const here = '/gestao/dados'

export async function loader(args: LoaderFunctionArgs) {
  const { api } = await requireTeam(args)
  const [site, contact, clock, rate, switchedOff] = await Promise.all([
    api.call(getManagedSite),
    api.call(getContactMail),
    api.call(getClockChange),
    api.call(getRateChange),
    api.call(getSwitchedOff),
  ])
  const { config } = site
  return {
    values: valuesOf(dataFields, config),
    contact,
    clock,
    rate,
    switchedOff,
    features: valuesOf(featureFields, config.features),
    seen: { data: site.tags.data ?? '', features: site.tags.features ?? '' },
  }
}

export async function action(args: ActionFunctionArgs) {
  const { api } = await requireTeam(args)
  const sent = await args.request.formData()
  const intent = intentOf(sent, ['mail', 'prove', 'features', 'save'], { unnamed: 'save' })
  if (intent === 'mail' || intent === 'prove') return proveMail(args.context, sent, intent)
  const { config } = await api.call(getManagedSite)
  return intent === 'features'
    ? saveFeatures(args.context, sent, config)
    : saveData(args.context, sent, config)
}

const saveFeatures = (context: PortalContext, sent: FormData, { features }: StationConfig) =>
  savePart(context, sent, {
    name: 'features',
    fields: [...featureFields, confirmField],
    schema: featuresSchema.extend({ confirmed: z.boolean() }),
    before: features,
    change: ({ confirmed, ...value }, seen) => ({ what: 'save', part: 'features', seen, value, confirmed }),
    to: here,
  })

const saveData = (context: PortalContext, sent: FormData, { contact, currency, topUp }: StationConfig) =>
  savePart(context, sent, {
    name: 'data',
    fields: [...dataFields, rateField],
    schema: dataValue.extend({ confirmed: z.boolean() }),
    before: { contact, currency, topUp },
    complete: withCompany,
    change: ({ confirmed, ...value }, seen) => ({ what: 'save', part: 'data', seen, value, confirmed }),
    to: here,
  })

/** Without a CNPJ there is no company: null takes it away. */
const withCompany = (value: Record<string, unknown>) =>
  valueAt(value, 'establishment.cnpj') === undefined ? { ...value, establishment: null } : value

/** Asks for the link by mail, or takes it. */
const proveMail = (context: PortalContext, sent: FormData, intent: 'mail' | 'prove') =>
  sendForm(sent, { fields: [tokenField], schema: z.object({ token: z.string() }) }, async (body) => {
    try {
      if (intent === 'mail') await context.api.call(sendContactProof)
      else await context.api.call(proveContactMail, { body })
      return redirectSaved(context, here, intent === 'mail' ? texts.proof.sent : texts.proof.proved)
    } catch (problem) {
      const { fields, ...rest } = saveProblem(problem)
      return { ...rest, messages: fields.token ? [texts.proof.wrong] : rest.messages, fields: {} }
    }
  })

/** Address, contacts, currency and what members see (TEN-07, TEN-09). */
export default function StationData() {
  const { values, contact, clock, rate, switchedOff, features, seen } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const isSending = useIsSending()
  const refused = (form: string) => (answer?.form === form ? answer : null)
  const described = dataFieldsOf(String(values.timezone ?? clock.to))
  const input = (name: string) => <FieldInput field={fieldOf(described, name)} />
  return (
    <Stack gap={32} className={ui.narrow}>
      <Heading level={1}>{texts.title}</Heading>
      <SaveNotice
        problem={answer?.problem}
        fields={refused('data') ? [...dataFields, rateField] : [...featureFields, confirmField]}
      />
      {contact.mail && !contact.proved ? <ContactProof mail={contact.mail} /> : null}
      <ClockNotice {...clock} />
      <RateNotice {...rate} />
      <SwitchNotice list={switchedOff} />
      <OwnerForm answer={refused('data')} kept={values} seen={seen.data}>
        <Stack gap={16}>
          {input('name')}
          {input('description')}
          <div className={ui.two}>
            {input('contact.mail')}
            {input('contact.phone')}
          </div>
          {input('contact.address')}
          {input('timezone')}
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
          {refused('data')?.problem.fields.confirmed ? <FieldInput field={rateField} /> : null}
          {input('currency.pointsExpireDays')}
          <Heading level={2} size="card">
            {texts.cards}
          </Heading>
          {input('cards.numbers')}
          <Heading level={2} size="card">
            {texts.topUp}
          </Heading>
          {input('topUp.transferInstructions')}
          {input('topUp.fourEyesAboveCents')}
          <Button loading={isSending} loadingLabel={ownerTexts.saving}>
            {ownerTexts.save}
          </Button>
        </Stack>
      </OwnerForm>
      <OwnerForm answer={refused('features')} kept={features} seen={seen.features}>
        <Stack gap={16}>
          <Heading level={2} size="card">
            {texts.features}
          </Heading>
          {featureFields.map((field) => (
            <FieldInput key={field.name} field={field} />
          ))}
          {refused('features')?.problem.fields.confirmed ? <FieldInput field={confirmField} /> : null}
          <Button name="intent" value="features" variant="secondary">
            {ownerTexts.save}
          </Button>
        </Stack>
      </OwnerForm>
    </Stack>
  )
}

const words = texts.clock

/** What another time zone moves, said before it is published (GAP-122). */
function ClockNotice({ from, to, times, total }: ClockChange) {
  if (from === to) return null
  const left = total - times.length
  return (
    <Alert tone="warning" title={words.title}>
      <p>{words.text(total)}</p>
      <ul>
        {times.map(({ kind, name, at }) => (
          <li key={`${kind} ${name} ${at}`}>
            {words.moved(words.kinds[kind], name, formatDateTime(at, from), formatDateTime(at, to))}
          </li>
        ))}
        {left > 0 ? <li>{words.more(left)}</li> : null}
      </ul>
    </Alert>
  )
}

/** Says where messages go until the contact is proved, and takes the link that proves it. */
function ContactProof({ mail }: { mail: string }) {
  const [params] = useSearchParams()
  const token = params.get('confirmar')
  const words = texts.proof
  return (
    <Form noValidate method="post" action="/gestao/dados">
      <Stack gap={12}>
        <Alert tone="warning" title={words.title}>
          {token ? words.arrived(mail) : words.text(mail)}
        </Alert>
        {token ? <input type="hidden" name="token" value={token} /> : null}
        <Button name="intent" value={token ? 'prove' : 'mail'} variant="secondary">
          {token ? words.prove : words.send}
        </Button>
      </Stack>
    </Form>
  )
}
